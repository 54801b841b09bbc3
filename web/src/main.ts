import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/tokens.css";
import "./lib/base.css";
import { expectTable } from "./lib/opening";
import { pageOf } from "./lib/paths";
import { register } from "./offline/register";
import { ui } from "./lib/ui.svelte";

const here = pageOf(location.pathname);
if (here.page === "table") {
  expectTable(here.id);
  void import("./pages/Table.svelte");
}
await ui.load();
mount(App, { target: document.getElementById("app")! });
register();

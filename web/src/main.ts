import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/tokens.css";
import "./lib/base.css";
import { ui } from "./lib/ui.svelte";

await ui.load();
mount(App, { target: document.getElementById("app")! });

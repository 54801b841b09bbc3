/** Gives an address away: by the share sheet of a phone, else by the clipboard. */

/** What became of it; "kept" = the person closed the sheet. */
export async function give(address: string): Promise<"copied" | "shared" | "kept"> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    return navigator.share({ url: address, title: "Londinium" }).then(
      () => "shared" as const,
      () => "kept" as const,
    );
  }
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    const field = document.createElement("textarea"); // no clipboard without TLS; this way still works
    field.value = address;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  return "copied";
}

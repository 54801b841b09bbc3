/** Whether a dialog lies over the page: keys are for that, not for what is under it. */
export function isUnderDialog(): boolean {
  return document.querySelector("dialog:modal") !== null;
}

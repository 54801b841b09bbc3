/** What changed from one piece of JSON to the next: applied strictly, as `londinium.server.patch` makes it.
 *
 *     [value]          this stands here now, whatever stood here before
 *     []               what stood here is gone: for a name of an object
 *     [at, n, items]   of a list: n elements from index `at` on make room for these
 *     {name: change}   within an object; within a list, by index
 */

/** A change that was not made for what it is applied to. */
export class Misfit extends Error {}

type Named = Record<string, unknown>;

/** What stands here after a change. What stood here stays as it was, and the two share what has not changed. */
export function applyChange(change: unknown, old: unknown): unknown {
  if (Array.isArray(change)) return Array.isArray(old) && change.length === 3 ? splice(change, old) : only(change);
  if (!isObject(change)) throw new Misfit("this is no change");
  if (Array.isArray(old)) return byIndex(change, old);
  if (isObject(old)) return byName(change, old);
  throw new Misfit("there is nothing within this to change");
}

function only(change: unknown[]): unknown {
  if (change.length !== 1) throw new Misfit("this is no change, or none of what stands here");
  return change[0];
}

function splice([at, n, items]: unknown[], old: unknown[]): unknown[] {
  if (!isCount(at) || !isCount(n) || !Array.isArray(items) || at + n > old.length)
    throw new Misfit("there are no such elements to make room");
  return [...old.slice(0, at), ...(items as unknown[]), ...old.slice(at + n)];
}

function byName(changes: Named, old: Named): Named {
  const changed = { ...old };
  for (const [name, change] of Object.entries(changes)) {
    if (!Object.hasOwn(old, name)) {
      if (!Array.isArray(change)) throw new Misfit(`there is no ${name} to change`);
      changed[name] = only(change);
    } else if (Array.isArray(change) && change.length === 0) {
      delete changed[name];
    } else {
      changed[name] = applyChange(change, old[name]);
    }
  }
  return changed;
}

function byIndex(changes: Named, old: unknown[]): unknown[] {
  const changed = [...old];
  for (const [name, change] of Object.entries(changes)) {
    const index = Number(name);
    if (!isCount(index) || index >= old.length || String(index) !== name)
      throw new Misfit(`there is no element ${name} to change`);
    changed[index] = applyChange(change, old[index]);
  }
  return changed;
}

function isObject(value: unknown): value is Named {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** What changed from one piece of JSON to the next: applied strictly, as `londinium.server.patch` makes it.
 *
 *     [value]          this stands here now, whatever stood here before
 *     []               what stood here is gone: for a name of an object
 *     [at, n, items]   of a list: n elements from index `at` on make room for these
 *     [shape, rows, …] a list of objects stands here now: what their names are is said once for all of a shape
 *     {name: change}   within an object; within a list, by index
 *
 * A shape is a list of names; a name with an object of its own is a list that begins with it. A row has the values of
 * one object in this order.
 */

/** A change that was not made for what it is applied to. */
export class Misfit extends Error {}

type Named = Record<string, unknown>;

/** What stands here after a change. What stood here stays as it was, and the two share what has not changed. */
export function applyChange(change: unknown, old: unknown): unknown {
  if (Array.isArray(change)) return Array.isArray(old) && change.length === 3 ? splice(change, old) : stands(change);
  if (!isObject(change)) throw new Misfit("this is no change");
  if (Array.isArray(old)) return byIndex(change, old);
  if (isObject(old)) return byName(change, old);
  throw new Misfit("there is nothing within this to change");
}

/** What stands here now, whatever stood here before. */
function stands(change: unknown): unknown {
  if (!Array.isArray(change) || change.length === 0 || (change.length > 1 && change.length % 2))
    throw new Misfit("this is no change, or none of what stands here");
  if (change.length === 1) return change[0];
  const made: unknown[] = [];
  for (let at = 0; at < change.length; at += 2) made.push(...objects(change[at], change[at + 1]));
  return made;
}

function objects(shape: unknown, rows: unknown): Named[] {
  if (!Array.isArray(shape) || !Array.isArray(rows)) throw new Misfit("these are no objects");
  return rows.map((row: unknown) => {
    if (!Array.isArray(row)) throw new Misfit("this is no row of values");
    const rest: unknown[] = [...(row as unknown[])].reverse();
    const made = object(shape, rest);
    if (rest.length) throw new Misfit("a row has more values than names");
    return made;
  });
}

/** An object of a shape, its values taken from the end of what is left of a row. */
function object(shape: unknown[], rest: unknown[]): Named {
  const made = new Map<string, unknown>();
  for (const name of shape) {
    const [own, ...inner]: unknown[] = Array.isArray(name) ? name : [name];
    if (typeof own !== "string" || made.has(own)) throw new Misfit("this is no name, or a second one of its kind");
    if (!Array.isArray(name) && !rest.length) throw new Misfit("a row has fewer values than names");
    made.set(own, Array.isArray(name) ? object(inner, rest) : rest.pop());
  }
  return Object.fromEntries(made);
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
      changed[name] = stands(change);
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

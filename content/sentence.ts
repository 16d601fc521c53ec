/** A text that ends with one full stop: 'a.m.' already has one. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A count with its noun: '1 family', '2 families'. @param many if it is not `one` with an s */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}

/**
 * 'English, ICT and Commerce', as written: a name may have a comma. Not by Intl.ListFormat, which takes a
 * slow phone 70 ms when it is first used.
 */
export function listed(names: Iterable<string>, before: 'and' | 'or' = 'and'): string {
  const all = [...names];
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} ${before} ${last}` : last;
}

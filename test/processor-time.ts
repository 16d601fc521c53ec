import { readdirSync, readFileSync } from 'node:fs';

/** How often the processes are read, in milliseconds. */
const INTERVAL_MS = 1000;
/** In /proc, times are in hundredths of a second. */
const TICKS = 100;

/**
 * Measures the processor time of this process and all that it starts, a browser's processes too: those
 * end without a parent that waits for them, and so are missing from what the shell's `time` prints.
 *
 * @returns returns the user and system time since then in seconds; undefined where there is no /proc
 */
export function measureProcessorTime(): () => number | undefined {
  let total = 0;
  let last = timeOfTree() ?? 0;
  const read = () => {
    const now = timeOfTree();
    if (now === undefined) return undefined;
    // It becomes less when a process ends that its parent does not wait for.
    total += Math.max(0, now - last);
    last = now;
    return total;
  };
  setInterval(read, INTERVAL_MS).unref();
  return read;
}

/** The time of this process, its children and theirs, and of those that they have waited for. */
function timeOfTree(): number | undefined {
  const children = Map.groupBy(processes(), ({ parent }) => parent);
  const own = [...children.values()].flat().find(({ pid }) => pid === process.pid);
  const timeOf = ({ pid, seconds }: Process): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + timeOf(child), seconds);
  return own && timeOf(own);
}

interface Process {
  pid: number;
  parent: number;
  seconds: number;
}

function processes(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => processOf(Number(name)) ?? []);
  } catch {
    return [];
  }
}

/** @returns undefined if it has ended */
function processOf(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command, in brackets, may contain anything; see man 5 proc.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), seconds: ticks / TICKS };
  } catch {
    return undefined;
  }
}

type Write<Fields extends object> = (event: string, fields: Fields & { repeated?: number }) => void;

/**
 * Thins out equal lines: the first is written at once, and how often it came again at the end of each `everyMs`. While
 * the cms is away every request warns of it, and hundreds of lines a second would hide the others.
 */
export function thinOut<Fields extends object>(write: Write<Fields>, everyMs: number) {
  const repeats = new Map<string, number>();

  function tellLater(key: string, event: string, fields: Fields): void {
    const timer = setTimeout(() => {
      const repeated = repeats.get(key);
      repeats.delete(key);
      if (!repeated) return;
      write(event, { ...fields, repeated });
      repeats.set(key, 0);
      tellLater(key, event, fields);
    }, everyMs);
    timer.unref();
  }

  return (event: string, fields: Fields): void => {
    const key = `${event} ${JSON.stringify(fields)}`;
    const repeated = repeats.get(key);
    repeats.set(key, repeated === undefined ? 0 : repeated + 1);
    if (repeated !== undefined) return;
    write(event, fields);
    tellLater(key, event, fields);
  };
}

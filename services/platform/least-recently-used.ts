/** A cache with an end: what was asked for the longest ago gives way. */
export class LeastRecentlyUsed<Value> {
  /** The one asked for last is the last. */
  private readonly values = new Map<string, Value>();

  /** @param most how many values are kept */
  constructor(private readonly most: number) {}

  get size(): number {
    return this.values.size;
  }

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size > this.most) this.values.delete(this.values.keys().next().value!);
  }
}

/** A picture stored by the shop. */
export interface KeptPicture {
  /** Derived from the content: the same picture has the same id. */
  readonly id: string;
  /** `/uploads/<id>.webp`; beside it lies a copy of half its width, `<id>.half.webp`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** A picture that the shop keeps. */
export interface KeptPicture {
  /** Of its content: the same picture has the same id. */
  readonly id: string;
  /** `/uploads/<id>.webp`; beside it lies a copy of half its width, `<id>.half.webp`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

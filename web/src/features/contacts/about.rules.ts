const SUBJECTS = {
  parcel: 'parcelSubject',
  payment: 'paymentSubject',
  draw: 'drawSubject',
  pack: 'packSubject',
} as const;

export interface About {
  readonly subject: (typeof SUBJECTS)[keyof typeof SUBJECTS] | '';
  /** A parcel's number, or the id of a payment, a draw or a pack; '' where it is about nothing that has one. */
  readonly reference: string;
}

const isKnown = (about: string): about is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, about);

/** What somebody writes about, as the address says it: `?about=parcel&reference=P100042X`. */
export const aboutOf = (query: URLSearchParams): About => {
  const about = query.get('about') ?? '';
  const reference = query.get('reference') ?? '';
  if (!isKnown(about) || !/^[\w-]{1,64}$/.test(reference)) return { subject: '', reference: '' };
  return { subject: SUBJECTS[about], reference };
};

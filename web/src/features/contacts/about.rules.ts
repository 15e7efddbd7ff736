const SUBJECTS = {
  parcel: 'parcelSubject',
  payment: 'paymentSubject',
  draw: 'drawSubject',
  pack: 'packSubject',
} as const;

export interface About {
  readonly subject: (typeof SUBJECTS)[keyof typeof SUBJECTS] | '';
  /** Number of a parcel, or id of a payment, draw or pack; '' without one. */
  readonly reference: string;
}

const isKnown = (about: string): about is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, about);

/** Parses the subject of a message from the address: `?about=parcel&reference=P100042X`. */
export const aboutOf = (query: URLSearchParams): About => {
  const about = query.get('about') ?? '';
  const reference = query.get('reference') ?? '';
  if (!isKnown(about) || !/^[\w-]{1,64}$/.test(reference)) return { subject: '', reference: '' };
  return { subject: SUBJECTS[about], reference };
};

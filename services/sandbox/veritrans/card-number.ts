/** Verifies the check digit of ISO/IEC 7812-1, annex B. */
export const isLuhnValid = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
};

/** Masks all digits of a number but the first six and the last two. */
export const maskCardNumber = (digits: string): string =>
  digits.slice(0, 6) + '*'.repeat(Math.max(0, digits.length - 8)) + digits.slice(-2);

/** Returns the check digit to append to a string of digits, by the Luhn algorithm. */
export function calculateLuhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Returns whether the last digit is the check digit of the digits before it. */
export function isLuhnValid(digits: string): boolean {
  return calculateLuhnDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/** Below a birthday that is unusual for a student. */
export const birthdayQuestion = 'Is this the student’s birthday? Please check the year.';

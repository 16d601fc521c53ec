import { createContext, useContext } from 'react';

const EmailContext = createContext('');
export const EmailProvider = EmailContext.Provider;

/** The e-mail address of the person who is signed in, for the views behind the sign-in. */
export function useEmail(): string {
  return useContext(EmailContext);
}

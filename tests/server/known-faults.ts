/**
 * What `every-form-field.test.ts` finds and is still to be mended, by form. Each has to fail: one that is mended makes the test red until
 * it is taken out here.
 */
export const knownFaults: Record<string, string[]> = {
  '/demand-status (link …) spellings': ['link takes no text'],
  '/reset-password (token …) spellings': [
    'email: someone is not refused',
    'email: someone@ is not refused',
    'email: @example.com is not refused',
    'email: some one@example.com is not refused',
  ],
  '/invitation (token …) spellings': [
    'email: someone is not refused',
    'email: someone@ is not refused',
    'email: @example.com is not refused',
    'email: some one@example.com is not refused',
  ],
  '/contact-us (lastName …) spellings': [
    'lastName: "Rahim\\u000b Uddin" is not Rahim Uddin',
    'phone: "+39–06–1234567" is not +39 06 1234567',
    'message: "Rahim\\u000b Uddin" is not Rahim Uddin',
  ],
  '/hire-workers (company …) spellings': [
    'pasted: contracts in years',
    'pasted: cells with line breaks',
    'pasted: thousands in quotes',
    'attestedOn takes no day',
  ],
  '/search (q …) spellings': ['q: " Rahim Uddin\\n" is not Rahim Uddin', 'q: "﻿Rahim Uddin" is not Rahim Uddin'],
  '/sign-up (name …) spellings': ['name: "Rahim\\u000b Uddin" is not Rahim Uddin'],
  '/jobs/tell-me (name …) spellings': [
    'name: "Rahim\\u000b Uddin" is not Rahim Uddin',
    'message: "Rahim\\u000b Uddin" is not Rahim Uddin',
  ],
  '/complaints (text …) spellings': [
    'text: "Rahim\\u000b Uddin" is not Rahim Uddin',
    'contact: "Rahim\\u000b Uddin" is not Rahim Uddin',
  ],
  '/jobs (country …) spellings': [
    'wage: "৬" is not 6',
    'wage: "٦" is not 6',
    'wage: "６" is not 6',
    'wage: " 6 " is not 6',
    'wage: "6‎" is not 6',
    'wage: "1.200,00" is not 1200',
    'wage: "1,200" is not 1200',
    'wage: "1 200" is not 1200',
    'wage: "1 200" is not 1200',
    'wage: "1 200" is not 1200',
    'wage: "1\'200" is not 1200',
    'wage: "1’200" is not 1200',
    'wage: "১,২০০" is not 1200',
    'wage: "1200.00" is not 1200',
    'wage: "12,00,000" is not 1200000',
    'wage: "১২,০০,০০০" is not 1200000',
    'wage: "1.200.000" is not 1200000',
  ],
}

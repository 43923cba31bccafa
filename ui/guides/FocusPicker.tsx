import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The point of a picture that every crop of it keeps in view.',
  avoid: 'cutting a picture: crops are made where it is shown.',
  keyboard: [['Arrow keys', 'Move the point by 5 %.']],
  accessibility: [
    'A slider that reads its place in words.',
    'The point has a dark and a light ring: it is seen on every picture.',
  ],
  content: ['The label says what the point does: “What stays in view on phones”.'],
}

/** The six pictures of the gallery; `image` is the base name of a drawing. */
export const gallery: { image: string; alt: string; caption: string }[] = [
  {
    image: 'office-visit',
    alt: 'A mother and her son sit at a desk in the office; the officer turns a paper towards them.',
    caption: 'The front desk. Families are welcome, and the contract is read to all of them.',
  },
  {
    image: 'trade-test',
    alt: 'Two masons in helmets lay brick walls to a line while the examiner takes notes; scaffolders build behind them.',
    caption: 'Test morning in our yard: a wall, a plumb line and ninety minutes.',
  },
  {
    image: 'language-class',
    alt: 'A teacher points at a dialogue on the board; four learners practise in pairs at small tables.',
    caption: 'Question and answer in the language school in Uttara.',
  },
  {
    image: 'medical-check',
    alt: 'A doctor takes a man’s blood pressure at a table; behind them a nurse notes the height of another man.',
    caption: 'Health advice before the official check, while there is still time to act on it.',
  },
  {
    image: 'departure-hall',
    alt: 'Families say goodbye in a departure hall: a mother takes her son’s hand, a child beside her; a couple stand near a luggage trolley.',
    caption: 'The last minutes at the airport. One of our officers stays until the last bag is checked in.',
  },
  {
    image: 'arrival',
    alt: 'Men with suitcases get off a bus; a supervisor with a list greets them, and helmets lie ready in front of the house with their rooms.',
    caption: 'Arrival at the housing. The supervisor’s name was on the contract; now it has a face.',
  },
]

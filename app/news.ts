export type NewsItem = { id: string; image: string; alt: string; title: string; date: string; dateText: string; lead: string; paragraphs: string[] }

/** News and events, newest first; `image` is the base name of a drawing, `date` an ISO day. */
export const news: NewsItem[] = [
  {
    id: 'masons-chosen-for-qatar',
    image: 'news-masons',
    alt: 'Two masons in helmets lay brick walls to a line while the examiner takes notes; scaffolders build behind them.',
    title: 'Sixty-four masons and scaffolders chosen for Qatar',
    date: '2026-10-15',
    dateText: '15 October 2026',
    lead: 'Two foremen of Pearl Causeway Engineering came to Dhaka for three days and chose their crew in our yard, one wall at a time.',
    paragraphs: [
      'A hundred and twelve people had been invited, most of them from Cumilla, Tangail and Brahmanbaria. Each mason had ninety minutes to build a corner of eight courses; each scaffolder put up one bay, checked it and took it down again. The foremen walked along with a level and asked questions, and our own testers wrote down the answers.',
      'Sixty-four were chosen. Every one of the others took home a page that says what went well and what to practise, and nineteen have put their names down for our four-week course, so that they can try again in January.',
      'Those who had come from far away stayed two nights in our rest house, and buses brought them to the yard and back. The contracts will be read aloud next week, in three groups, with families at the table. The first crew is expected to leave before the end of the year.',
      'One thing the foremen will take home is the wall that stood at the end of the second day without a single crooked joint. Its builder is twenty-three, and nobody had told him that the string line was his to move. He moved it.',
    ],
  },
  {
    id: 'carers-pass-japanese',
    image: 'news-carers',
    alt: 'A teacher points at a dialogue on the board; two learners practise it across a small table.',
    title: 'Eighteen carers pass their Japanese test',
    date: '2026-09-14',
    dateText: '14 September 2026',
    lead: 'After eight months in our language school in Uttara, a class of twenty sat the examination, and eighteen of them can now prepare for their first winter in Japan.',
    paragraphs: [
      'The class began in January with the sounds and the first letters. By June the learners were explaining to one another, in Japanese, how to help somebody out of bed without hurting their own backs. The school fees were paid by the employer, Hidamari Care Homes, as the agreement says.',
      'Lessons were only half of it. On Thursdays a carer who had come home after three years in Japan cooked with the class, corrected their greetings and answered what was not in the book: how cold it gets, what to say when a resident refuses to eat, and whether one can buy green chillies.',
      'The two who did not pass missed by a few points in listening. They keep their places and their books, and will sit the examination again in December. Nobody has to pay for the second try.',
      'The next class opens with twenty-four places. Applicants need ten years of school, patience with older people and a family that can spare them for eight months of study. Experience in nursing helps but is not required.',
    ],
  },
  {
    id: 'health-day-in-cumilla',
    image: 'news-health',
    alt: 'A doctor takes a man’s blood pressure at a table; behind them another man stands at the measuring rod.',
    title: 'A day of free health advice in Cumilla',
    date: '2026-06-09',
    dateText: '9 June 2026',
    lead: 'Four doctors and seven nurses of Meghbridge Medical Service set up their tables in a school and saw 316 people who hope to work abroad.',
    paragraphs: [
      'The idea came from our own files. Of the applicants who lose a job offer over the medical check, many have something that could have been treated months before: high blood pressure, a bad tooth, worn glasses. So the doctors went to where the applicants live, before any of them had sold a cow for the journey to Dhaka.',
      'People were weighed and measured, had their blood pressure and eyes tested, and spoke with a doctor for as long as they needed. Forty-one were sent on to the district hospital with a letter. The results went to the patients and to nobody else, our own recruiters included.',
      'In the next room two officers of the agency answered questions about contracts and explained how to check a licence. They took no applications that day, and no money. The most frequent question was whether a passport may be left with an agent. It should stay in your own hands, they said, except while an office is working on it and has given you a receipt.',
      'Further health days are planned in Tangail and Faridpur. The dates will be announced here and at the union offices.',
    ],
  },
  {
    id: 'operators-leave-for-jordan',
    image: 'airport-apron',
    alt: 'A marshaller raises two batons in front of an aircraft at dawn; people climb the steps and a tug brings the luggage.',
    title: 'Fifty-two sewing operators leave for Jordan',
    date: '2026-04-21',
    dateText: '21 April 2026',
    lead: 'They flew before sunrise, all on one ticket list, with a supervisor of their own and a copy of the contract in Bangla in every handbag.',
    paragraphs: [
      'The group will work for Petra Needle Garments in Irbid, where more than two thousand women have gone through our office since 2004. For eleven of the fifty-two it is the second contract, and for one the fourth; she now leads a line.',
      'Each of them was chosen by a practical test: one hour at the machine, three seams and a collar. Ten days of preparation in Dhaka followed, with lessons in Arabic for the shop and the clinic, the rules of the hostel, and how to send money home through a bank without losing half a day’s wage.',
      'Our affiliated travel agency had booked the whole group on one flight. Our supervisor travels with them and stays for the first four weeks, until everyone has a bank card, a bed by the window or not, and a telephone that works.',
      'The first call came the next evening. The hostel was clean, the soup had too little salt, and the machines were the same as in the test.',
    ],
  },
]

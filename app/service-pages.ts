/** What each service page says; `image` is the base name of a drawing. */
export const servicePages: Record<'manpower' | 'employment' | 'visa' | 'ticket' | 'skills', { title: string; description: string; lead: string; paragraphs: string[]; points: string[]; pictures: [{ image: string; alt: string }, { image: string; alt: string }] }> = {
  manpower: {
    title: 'Manpower Consultancy',
    description: 'Advice and recruitment for employers abroad: planning, sourcing and placement of specialists and large crews from Bangladesh.',
    lead: 'Tell us what has to be built, served or looked after. We tell you whom you need, where we would find them and what will make them stay.',
    paragraphs: [
      'Good recruitment begins before the demand letter. We go through your plan with you: the trades and their levels, the wage that people with that skill expect, the rooms, the shifts and the date on which the first crew has to stand on the site. If part of the plan will not work, you hear it from us at the table and not from the workers in the third month.',
      'For single specialists we search by name, through former colleagues and the records of people who have come home. For bulk recruitment we advertise, invite and test in several districts at once, against one standard that we agree with you. Groups then travel in the order in which your project needs them: surveyors and carpenters first, finishers later.',
      'You have one officer who knows the whole file and sends a page every week: how many invited, chosen, medically fit, with a visa, with a ticket. After arrival we ask both sides how it is going, and when a person does not fit the work we look for a solution together with you.',
    ],
    points: [
      'A written plan with trades, numbers, wages and dates before anything is advertised',
      'Single specialists and bulk recruitment of several hundred for one project',
      'One agreed test standard for every district and every group',
      'Departures in stages that follow your building plan',
      'One officer for the whole file, and a report every week',
      'Follow-up with employer and workers after arrival',
    ],
    pictures: [
      { image: 'gulf-cranes', alt: 'Two men in helmets with a plan on a building site; cranes and a Gulf skyline behind them' },
      { image: 'advisory', alt: 'Two people at a table and a colleague at a wall chart plan who is needed on a site, and when' },
    ],
  },
  employment: {
    title: 'Employment Assistance',
    description: 'How applicants are chosen at Meghbridge Overseas: by oral or practical test, with accommodation and transport arranged.',
    lead: 'A job abroad should go to the person who can do it. So we ask people to show us, and we make sure they arrive rested enough to do it well.',
    paragraphs: [
      'Applicants are chosen by oral or practical test, whichever suits the work. A mason builds, a welder welds, a cook cooks; a nurse or a storekeeper talks us through a shift. The employer’s own foreman may judge in our yard or by video, and our testers keep one written page for each applicant, which the applicant may read.',
      'Those who are chosen sit down with an officer and, if they like, with their family. The contract is read aloud in Bangla: the work, the hours, the wage, the room, the food, the leave and the way home. There is time to ask and time to sleep on it. A signature on the same day is never a condition.',
      'Accommodation and transport are arranged. Whoever comes to Dhaka from far away for a test, a medical check or training has a bed in our rest house and a seat on the bus. For the country of work we ask the employer for pictures and the address of the room, and agree who meets the group at the airport.',
      'Those who are not chosen hear it from us within the week, with the reason and with a suggestion: a course, another trade, or another employer who asks for exactly what they can do.',
    ],
    points: [
      'Selection by oral or practical test, judged by people from the trade',
      'A written result for every applicant, chosen or not',
      'The contract read aloud in Bangla, with the family at the table',
      'A bed and transport for applicants who come from outside Dhaka',
      'The address and pictures of the room before departure',
      'A named person who meets the group at the airport of arrival',
    ],
    pictures: [
      { image: 'interview', alt: 'An applicant is interviewed at a desk while others wait on chairs along the wall' },
      { image: 'bus-leaving', alt: 'People with suitcases wait beside a bus while a helper loads the luggage' },
    ],
  },
  visa: {
    title: 'Visa Assistance',
    description: 'Work visas prepared with care: papers checked before they are sent, appointments booked, and news of every step.',
    lead: 'Most delays begin with one wrong letter in a name. We look for it before the embassy does.',
    paragraphs: [
      'A work visa depends on a chain of papers that have to agree with one another: passport, contract, the employer’s permit, medical report and certificates. Our visa desk compares them line by line, has them translated and attested where the country asks for it, and sends nothing that we would send back ourselves.',
      'We fill in the application together with the applicant, book the appointment for fingerprints or an interview, and explain what will be asked and why. Nobody is told what to answer. The only good answer is the true one, and if a question worries you, tell us before you go.',
      'Whether a visa is granted is decided by the country that issues it, and we promise no result. We do promise news: you get a message when the file is sent, when it is accepted and when it is decided. The passport comes back to you as soon as the desk no longer needs it.',
      'Once the visa is stamped, the clearance and the flight are prepared in the same office, so that nobody has to carry the file from door to door.',
    ],
    points: [
      'Every paper compared with the passport, letter by letter',
      'Translation and attestation arranged where they are asked for',
      'Appointments booked, with somebody to accompany first-time travellers',
      'A message at each step, in Bangla or English',
      'A receipt for the passport, and its return as soon as possible',
    ],
    pictures: [
      { image: 'visa-desk', alt: 'Three people hand in papers at the windows of a visa office' },
      { image: 'visa-papers', alt: 'A passport, a stamped form and a stamp on a wooden desk' },
    ],
  },
  ticket: {
    title: 'Ticket Assistance',
    description: 'Flights for workers, groups and families through our affiliated travel agency, with luggage, transfers and help on the day.',
    lead: 'The right seat on the right day, with the luggage a person needs for two years and somebody beside them at the counter.',
    paragraphs: [
      'Tickets are booked through our affiliated travel agency, which knows the routes our people fly and the rules of the airlines that fly them. Because visa and ticket are handled in neighbouring rooms, a flight is booked when the visa is in the passport, and moved in time when it is not.',
      'Groups travel on one list. We ask for seats together, choose connections that leave enough time for people who have never changed planes, and check how much luggage the fare includes. Each traveller gets a sheet in Bangla with the flight, the gate signs to look for, and the telephone number of the person waiting on the other side.',
      'On the day a bus leaves from our rest house, and an officer stays at the airport until the last passenger is through passport control. For leave, for an illness at home or for the end of a contract we book the way back just as carefully, and families and other travellers can use the same desk.',
    ],
    points: [
      'Single, group and family bookings through our affiliated travel agency',
      'Fares shown with luggage, changes and refunds explained',
      'Connections with enough time for first-time travellers',
      'A travel sheet in Bangla for every passenger',
      'A bus to the airport and an officer at the counter',
      'Return flights for leave, emergencies and the end of a contract',
    ],
    pictures: [
      { image: 'ticket-counter', alt: 'A traveller receives a ticket at the desk of a travel agency with a map of routes on the wall' },
      { image: 'airport-apron', alt: 'A marshaller raises two batons in front of an aircraft at dawn while people climb the steps' },
    ],
  },
  skills: {
    title: 'Mobilizing sector and skill development',
    description: 'Training before departure at Meghbridge Overseas: trade courses, site safety and foreign language classes.',
    lead: 'Many people can do more than their papers say. We help them to show it, to learn what is missing, and to say it in the language of the site.',
    paragraphs: [
      'Each sector asks for different things. Shipyards want welders who can work overhead, hotels want cooks who can plate for two hundred, care homes want patience and grammar. We keep in touch with employers in each sector, learn what they will need next year, and begin to train for it now.',
      'Courses last from two weeks to eight months and are held at the bench, in the yard and in the classroom. The teachers have worked abroad in the trade they teach. At the end stands a test that an employer may watch, because a certificate counts for as much as the person behind it can do.',
      'Foreign language training begins with what is needed first: numbers, tools, danger, pain, please and thank you. Italian learners have 80 hours before departure; learners of Japanese study for eight months in our language school in Uttara. Arabic, English and Malay are taught in short courses for beginners.',
      'Everybody who leaves through our office also learns what no trade school teaches: how to read a wage slip, how to send money home through a bank, whom to call, and how to say no to unsafe work.',
    ],
    points: [
      'Trade courses for building, metalwork, kitchens, garments and care',
      'Site safety, first aid and hand signals for crane crews',
      'Foreign language training in Arabic, English, Italian, Japanese and Malay',
      'Preparation for the trade tests of the country of destination',
      'Wage slips, banking and rights, explained in Bangla',
    ],
    pictures: [
      { image: 'training-class', alt: 'An instructor points at hand signals for crane work on a blackboard; the class sits with helmets on the desks' },
      { image: 'wiring-class', alt: 'Trainees practise electrical wiring on boards with switches and lamps' },
    ],
  },
}

/** The eight services of the home page. */
export const services: { id: string; title: string; summary: string; path: '/manpower-service' | '/employment-service' | '/visa-service' | '/ticket-service' | '/all-services' }[] = [
  {
    id: 'sourcing',
    title: 'Manpower sourcing and placement',
    summary: 'The right person for one post, or a complete crew for a site: found, tested and brought to the first day of work.',
    path: '/manpower-service',
  },
  {
    id: 'bulk',
    title: 'Bulk international recruitment',
    summary: 'Several hundred people for one project, chosen to one standard and sent in groups that match your building plan.',
    path: '/manpower-service',
  },
  {
    id: 'specialized',
    title: 'Specialized skill recruitment',
    summary: 'Pipe welders, crane operators, theatre nurses: tested by people who have done the same work themselves.',
    path: '/employment-service',
  },
  {
    id: 'skills',
    title: 'Skill development and training',
    summary: 'Short courses at the bench and in the yard that turn experience into a skill an employer can test.',
    path: '/all-services',
  },
  {
    id: 'language',
    title: 'Foreign language training',
    summary: 'Arabic, English, Italian, Japanese and Malay for the job, the shop, the doctor and the call to the supervisor.',
    path: '/all-services',
  },
  {
    id: 'consultancy',
    title: 'Manpower consultancy',
    summary: 'Advice before you hire: which trades to look for, what to offer, how long it takes and where it can go wrong.',
    path: '/manpower-service',
  },
  {
    id: 'employment',
    title: 'Employment assistance',
    summary: 'Oral or practical tests, fair answers for every applicant, and a bed and a bus for those who come from far away.',
    path: '/employment-service',
  },
  {
    id: 'ticket-visa',
    title: 'Ticket and visa assistance',
    summary: 'Papers checked before they are sent, visas followed until they are stamped, and seats booked for one or for ninety.',
    path: '/visa-service',
  },
]

export type ClientStory = {
  countryName: string
  /** A file in `prisma/demo/flags`. */
  flag: string
  workSummary: string
  /** `valueOfEmployement` is how many people we placed there; null while the figure is not yet confirmed. */
  company: { companyName: string; companySector: string; valueOfEmployement: number | null }[]
  /** Files in `prisma/demo/pictures`. */
  pictures: string[]
}

/** The countries the agency has placed people in, from the Gulf of the early years to the newest agreements. */
export const story: ClientStory[] = [
  {
    countryName: 'Saudi Arabia',
    flag: 'sa.png',
    workSummary: 'Our first group, 42 masons and steel fixers, flew to Riyadh in 1989, and the Kingdom is still where most of our people work. Today we send builders, electricians, drivers, nurses and cooks for the large projects and the hospitals that serve them. Every contract is read aloud in Bangla before it is signed; housing, medical cover and the flight home after two years are paid by the employer.',
    company: [
      { companyName: 'Wadi Al Noor Contracting', companySector: 'Building and civil works', valueOfEmployement: 11840 },
      { companyName: 'Najd Horizon Builders', companySector: 'High-rise construction', valueOfEmployement: 7265 },
      { companyName: 'Red Dune Facilities', companySector: 'Cleaning and maintenance', valueOfEmployement: 6410 },
      { companyName: 'Hijaz Table Catering', companySector: 'Camp and airline catering', valueOfEmployement: 4120 },
      { companyName: 'Qamariya Care Hospitals', companySector: 'Health care', valueOfEmployement: 1935 },
      { companyName: 'Eastern Palm Pipelines', companySector: 'Oil and gas fabrication', valueOfEmployement: 3580 },
      { companyName: 'Tamarisk Road Transport', companySector: 'Haulage and bus transport', valueOfEmployement: 2890 },
    ],
    pictures: ['gulf-cranes.jpg', 'welder.jpg', 'hospital-corridor.jpg', 'bridge-crew.jpg'],
  },
  {
    countryName: 'United Arab Emirates',
    flag: 'ae.png',
    workSummary: 'Since 1992 we have supplied hotels, airports, warehouses and building sites in Dubai, Abu Dhabi and Sharjah. Employers ask us most often for cooks, loaders, forklift drivers, tile masons and security staff. Wages go into the worker’s own bank account through the wage protection system, and our officer in Deira visits each labour camp at least twice a year.',
    company: [
      { companyName: 'Gulf Lantern Hotels', companySector: 'Hotels and restaurants', valueOfEmployement: 3470 },
      { companyName: 'Creekside Cargo Services', companySector: 'Warehousing and ports', valueOfEmployement: 2985 },
      { companyName: 'Blue Falcon Ground Handling', companySector: 'Airport services', valueOfEmployement: 2240 },
      { companyName: 'Marsa Crest Construction', companySector: 'Building and civil works', valueOfEmployement: 4630 },
      { companyName: 'Sidra Green Landscapes', companySector: 'Gardens and irrigation', valueOfEmployement: 1310 },
      { companyName: 'Oryx Shield Security', companySector: 'Guarding', valueOfEmployement: 860 },
    ],
    pictures: ['hotel-kitchen.jpg', 'warehouse.jpg', 'airport-apron.jpg', 'gulf-cranes.jpg'],
  },
  {
    countryName: 'Qatar',
    flag: 'qa.png',
    workSummary: 'We have worked with Qatari builders since 1996, through the years of the stadiums and the metro and now on roads, drainage and upkeep. Scaffolders, carpenters, plant operators and pipe fitters are tested in our yard in Dhaka by the employer’s own foreman. Rooms hold no more than four beds, the health card is issued in the first week, and the worker keeps his passport.',
    company: [
      { companyName: 'Pearl Causeway Engineering', companySector: 'Roads and bridges', valueOfEmployement: 4875 },
      { companyName: 'Dukhan Steel Erectors', companySector: 'Structural steel', valueOfEmployement: 2640 },
      { companyName: 'West Bay Building Care', companySector: 'Maintenance and cleaning', valueOfEmployement: 2115 },
      { companyName: 'Al Reem Fresh Kitchens', companySector: 'Catering', valueOfEmployement: 1180 },
      { companyName: 'Lusail Garden Works', companySector: 'Gardens and irrigation', valueOfEmployement: 790 },
    ],
    pictures: ['bridge-crew.jpg', 'gulf-cranes.jpg', 'hotel-kitchen.jpg'],
  },
  {
    countryName: 'Kuwait',
    flag: 'kw.png',
    workSummary: 'Kuwait took our drivers and cleaners from 1994, and our nurses and laboratory staff from 2011. Contracts run for two years with paid leave and a ticket home, and they state the wage in dinars, with the hours and the day off. The employer carries health insurance and residence fees; nobody is asked to pay them back.',
    company: [
      { companyName: 'Failaka Medical Group', companySector: 'Health care', valueOfEmployement: 1045 },
      { companyName: 'Desert Rose Cleaning', companySector: 'Cleaning and maintenance', valueOfEmployement: 2730 },
      { companyName: 'Burgan Way Logistics', companySector: 'Warehousing and transport', valueOfEmployement: 1395 },
      { companyName: 'Shamal Steel Works', companySector: 'Metal fabrication', valueOfEmployement: 920 },
    ],
    pictures: ['hospital-corridor.jpg', 'warehouse.jpg', 'welder.jpg'],
  },
  {
    countryName: 'Oman',
    flag: 'om.png',
    workSummary: 'In Oman our people keep farms, fishing harbours, dry docks and small building firms running; the first tailors left for Muscat in 1991. Smaller employers hire through us because we handle the visa clearance, the medical and the training before departure in one place. Housing near the work and accident cover are written into each contract.',
    company: [
      { companyName: 'Batinah Green Farms', companySector: 'Agriculture', valueOfEmployement: 1860 },
      { companyName: 'Frankincense Coast Shipyards', companySector: 'Ship repair', valueOfEmployement: 1520 },
      { companyName: 'Jebel View Contracting', companySector: 'Building and civil works', valueOfEmployement: 2745 },
      { companyName: 'Sur Harbour Fisheries', companySector: 'Fishing and cold storage', valueOfEmployement: 905 },
    ],
    pictures: ['greenhouse.jpg', 'shipyard.jpg', 'port.jpg'],
  },
  {
    countryName: 'Bahrain',
    flag: 'bh.png',
    workSummary: 'A small country with steady demand: aluminium workers, ship repairers, waiters and shop staff since 1998. Each worker holds a permit in his own name and may read it on his telephone. Employers provide rooms or a housing allowance, as the contract says, and basic health care from the first day.',
    company: [
      { companyName: 'Muharraq Marine Works', companySector: 'Ship repair', valueOfEmployement: 1140 },
      { companyName: 'Two Seas Aluminium Products', companySector: 'Metal fabrication', valueOfEmployement: 985 },
      { companyName: 'Pearl Diver Restaurants', companySector: 'Hotels and restaurants', valueOfEmployement: 640 },
    ],
    pictures: ['shipyard.jpg', 'welder.jpg', 'hotel-kitchen.jpg'],
  },
  {
    countryName: 'Malaysia',
    flag: 'my.png',
    workSummary: 'Since 1993 we have sent operators and packers to factories in Selangor, Penang and Johor, and harvesters to estates in Pahang. We work only with employers who pay the levy and the flight themselves and whose hostels we have seen. Social security covers accidents at work, and a Bangla-speaking officer answers calls in Kuala Lumpur six days a week.',
    company: [
      { companyName: 'Rimba Hijau Plantations', companySector: 'Agriculture', valueOfEmployement: 3260 },
      { companyName: 'Selat Electronics Assembly', companySector: 'Manufacturing', valueOfEmployement: 2875 },
      { companyName: 'Kembara Glove and Rubber', companySector: 'Manufacturing', valueOfEmployement: 2190 },
      { companyName: 'Bukit Indah Builders', companySector: 'Building and civil works', valueOfEmployement: 1640 },
      { companyName: 'Pelabuhan Timur Logistics', companySector: 'Warehousing and ports', valueOfEmployement: 1105 },
    ],
    pictures: ['warehouse.jpg', 'port.jpg', 'greenhouse.jpg'],
  },
  {
    countryName: 'Singapore',
    flag: 'sg.png',
    workSummary: 'Singapore hires by skill: welders, pipe fitters, scaffolders and electricians who pass the trade test before they fly. We have trained for that test since 2001, and nine in ten pass the first time. Employers lodge a security bond, insure each worker for hospital care and accidents, and house him in a licensed dormitory.',
    company: [
      { companyName: 'Straits Keel Engineering', companySector: 'Shipbuilding', valueOfEmployement: 2380 },
      { companyName: 'Merbau Construction', companySector: 'Building and civil works', valueOfEmployement: 1725 },
      { companyName: 'Harbourlight Process Works', companySector: 'Marine and process plant', valueOfEmployement: 1090 },
    ],
    pictures: ['shipyard.jpg', 'welder.jpg', 'training-class.jpg', 'port.jpg'],
  },
  {
    countryName: 'Jordan',
    flag: 'jo.png',
    workSummary: 'Most of the people we send to Jordan are women: sewing operators, checkers and line leaders for the garment zones of Irbid and Sahab, since 2004. They leave in groups, with a woman supervisor from our office, and live in supervised hostels with meals provided. The sector’s common contract sets wage, overtime and medical care, and we give each of them a copy in Bangla.',
    company: [
      { companyName: 'Petra Needle Garments', companySector: 'Garments', valueOfEmployement: 2415 },
      { companyName: 'Yarmouk Sportswear', companySector: 'Garments', valueOfEmployement: 1680 },
      { companyName: 'Olive Terrace Textiles', companySector: 'Textiles', valueOfEmployement: 735 },
    ],
    pictures: ['garment-floor.jpg', 'training-class.jpg'],
  },
  {
    countryName: 'Romania',
    flag: 'ro.png',
    workSummary: 'Romania opened to us in 2019 and now takes construction crews, food packers, welders and kitchen staff. The work permit is issued before anyone gives up a job at home, and the contract follows Romanian labour law, with health insurance and pension paid from the first month. Employers provide rooms and winter clothing.',
    company: [
      { companyName: 'Carpat Nord Construct', companySector: 'Building and civil works', valueOfEmployement: 685 },
      { companyName: 'Dunărea Verde Foods', companySector: 'Food processing', valueOfEmployement: 470 },
      { companyName: 'Orizont Metal Sibiu', companySector: 'Metal fabrication', valueOfEmployement: 315 },
    ],
    pictures: ['bridge-crew.jpg', 'welder.jpg', 'warehouse.jpg'],
  },
  {
    countryName: 'Italy',
    flag: 'it.png',
    workSummary: 'Under the yearly quota we place farm and greenhouse workers in Lazio and Campania, and hotel staff along the Adriatic. Seasons last up to nine months, with a room on or near the farm, and the wage of the national agreement for the trade. We teach 80 hours of Italian before departure and help with the permit on arrival.',
    company: [
      { companyName: 'Serre del Lago', companySector: 'Agriculture', valueOfEmployement: 410 },
      { companyName: 'Riviera Chiara Alberghi', companySector: 'Hotels and restaurants', valueOfEmployement: 265 },
      { companyName: 'Cantieri Ponente', companySector: 'Shipbuilding', valueOfEmployement: null },
    ],
    pictures: ['greenhouse.jpg', 'hotel-kitchen.jpg'],
  },
  {
    countryName: 'Japan',
    flag: 'jp.png',
    workSummary: 'Our newest agreement, from 2021: care workers, building cleaners and machine operators who have passed the skills test and basic Japanese. They study for eight months in our language school in Uttara, where the employer pays the fees. Pay equals that of Japanese colleagues, and social insurance and a furnished room are arranged before they land.',
    company: [
      { companyName: 'Hidamari Care Homes', companySector: 'Care of the elderly', valueOfEmployement: 186 },
      { companyName: 'Aoba Precision Parts', companySector: 'Manufacturing', valueOfEmployement: 142 },
      { companyName: 'Minato Building Care', companySector: 'Cleaning and maintenance', valueOfEmployement: 74 },
    ],
    pictures: ['training-class.jpg', 'hospital-corridor.jpg', 'airport-apron.jpg'],
  },
]

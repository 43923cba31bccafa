import type { CompanyInput } from '#server/features/companies/schema.ts'

/**
 * The demonstration's group companies by their ids; `logo` is a folder of prisma/seed/converted. The first is the
 * agency itself, which has its address in the settings.
 */
export const seedCompanies: (CompanyInput & { _id: string; logo: string })[] = [
  {
    _id: 'meghbridge-overseas',
    logo: 'meghbridge-overseas',
    companyName: 'Meghbridge Overseas',
    companyNameBn: 'মেঘব্রিজ ওভারসিজ',
    oneLine: 'Finds, tests and trains workers for employers in the Gulf, Asia and Europe.',
    oneLineBn: 'উপসাগরীয় দেশ, এশিয়া ও ইউরোপের নিয়োগকর্তাদের জন্য কর্মী বাছাই, পরীক্ষা ও প্রশিক্ষণ।',
    founded: 1989,
    place: 'Dhaka',
    placeBn: 'ঢাকা',
    people: 86,
    products: 'Recruitment, trade tests, training, visas, tickets',
    productsBn: 'নিয়োগ, ট্রেড টেস্ট, প্রশিক্ষণ, ভিসা, টিকিট',
    nameOne: 'Rezwan Karim Talukder',
    nameOneBn: 'রেজওয়ান করিম তালুকদার',
    nameOneDesignation: 'Managing Director',
    nameOneDesignationBn: 'ব্যবস্থাপনা পরিচালক',
    nameTwo: 'Shirin Sultana Mollik',
    nameTwoBn: 'শিরিন সুলতানা মল্লিক',
    nameTwoDesignation: 'Director, Selection and Training',
    nameTwoDesignationBn: 'পরিচালক, বাছাই ও প্রশিক্ষণ',
    aboutUs:
      'Meghbridge Overseas is the recruiting agency from which the group grew. It opened with a demand letter for forty-two masons in Riyadh, and has placed workers in the Gulf, in other countries in Asia and in Europe since. Its government licence hangs beside the front desk, where anybody may read it. Building work is still the largest part of what it does; hospitals, hotels, factories, farms and care homes have been added one employer at a time.',
    aboutUsBn:
      'মেঘব্রিজ ওভারসিজ সেই রিক্রুটিং এজেন্সি, যেখান থেকে পুরো গ্রুপটি গড়ে উঠেছে। রিয়াদের জন্য ৪২ জন রাজমিস্ত্রির একটি চাহিদাপত্র নিয়ে এর যাত্রা শুরু। এরপর এর মাধ্যমে মানুষ কাজ পেয়েছেন মধ্যপ্রাচ্যে, এশিয়ার অন্যান্য দেশে ও ইউরোপে। সরকারি লাইসেন্সটি অভ্যর্থনার টেবিলের পাশেই টাঙানো, যে কেউ পড়ে দেখতে পারেন। নির্মাণকাজের কর্মীই এখনো সবচেয়ে বেশি; একেকজন নিয়োগকর্তার হাত ধরে যোগ হয়েছে হাসপাতাল, হোটেল, কারখানা, খামার ও পরিচর্যাকেন্দ্র।',
    aboutOurServices:
      'For employers we do everything from the demand letter to the first day of work. For applicants, one office does what would otherwise take visits to several.',
    aboutOurServicesBn:
      'নিয়োগকর্তার জন্য চাহিদাপত্র থেকে কাজের প্রথম দিন পর্যন্ত সব কাজ আমরা করি। যে কাজে প্রার্থীকে কয়েকটি অফিসে ঘুরতে হতো, তা এখানে এক অফিসেই হয়।',
    aboutOurServicePointOne:
      'Sourcing and placement, from a single specialist to a crew of several hundred, on one site or many.',
    aboutOurServicePointOneBn:
      'একজন বিশেষজ্ঞ থেকে কয়েক শ কর্মীর দল, এক প্রকল্পের জন্য বা অনেক প্রকল্পের জন্য, খুঁজে এনে কাজে পৌঁছে দেওয়া।',
    aboutOurServicePointTwo:
      'Selection by oral or practical test, with the employer’s foreman in our yard or on a video call.',
    aboutOurServicePointTwoBn: 'মৌখিক বা ব্যবহারিক পরীক্ষায় বাছাই; নিয়োগকর্তার ফোরম্যান থাকেন আমাদের টেস্ট ইয়ার্ডে বা ভিডিও কলে।',
    aboutOurServicePointThree:
      'Skill development and language training before departure, from site safety to Japanese for caregivers.',
    aboutOurServicePointThreeBn: 'যাত্রার আগে দক্ষতা উন্নয়ন ও ভাষা প্রশিক্ষণ, কর্মস্থলের নিরাপত্তা থেকে কেয়ারগিভারদের জাপানি ভাষা পর্যন্ত।',
    aboutOurServicePointFour:
      'Visa documents, clearance and, through our affiliated travel agency, tickets for one person or a whole group.',
    aboutOurServicePointFourBn: 'ভিসার কাগজপত্র, ছাড়পত্র আর সহযোগী ট্রাভেল এজেন্সির মাধ্যমে একজনের বা পুরো দলের টিকিট।',
    ourTeam:
      'Interviewers, trade testers, teachers and visa officers work for the agency, and staff who answer the telephone after the workers have left. Every trade tester has worked in the trade they test. Officers in Deira and Kuala Lumpur visit dormitories and speak up for our workers in a language their supervisors understand.',
    ourTeamBn:
      'এজেন্সিতে কাজ করেন সাক্ষাৎকার গ্রহণকারী, ট্রেড পরীক্ষক, শিক্ষক, ভিসা কর্মকর্তা, আর কর্মীরা বিদেশে চলে যাওয়ার পরও যাঁরা ফোন ধরেন। প্রত্যেক ট্রেড পরীক্ষক যে পেশার পরীক্ষা নেন, নিজে সেই পেশায় কাজ করেছেন। দুবাইয়ের দেরা ও কুয়ালালামপুরে আমাদের কর্মকর্তারা ডরমিটরি ঘুরে দেখেন এবং আমাদের কর্মীদের হয়ে কথা বলেন এমন ভাষায়, যা সুপারভাইজাররা বোঝেন।',
    commitedToOne: 'Contracts read aloud in Bangla before anyone signs them.',
    commitedToOneBn: 'সই করার আগে বাংলায় চুক্তিপত্র পড়ে শোনানো।',
    commitedToTwo: 'A receipt for every payment, however small.',
    commitedToTwoBn: 'অঙ্ক যত ছোটই হোক, প্রতিটি টাকার রসিদ।',
    commitedToThree: 'No demand letter advertised before we know the employer.',
    commitedToThreeBn: 'নিয়োগকর্তাকে না জেনে কোনো চাহিদাপত্রের বিজ্ঞাপন নয়।',
    commitedToFour: 'Passports returned as soon as the visa desk is done with them.',
    commitedToFourBn: 'ভিসা ডেস্কের কাজ শেষ হওয়ামাত্র পাসপোর্ট ফেরত।',
    commitedToFive: 'A person who answers the telephone until the contract ends.',
    commitedToFiveBn: 'চুক্তি শেষ না হওয়া পর্যন্ত ফোন ধরার একজন মানুষ।',
    ourMission:
      'To match workers and employers so well that both would do it again. We choose employers as carefully as they choose workers, and tell both the same facts about the job, the wage and the housing.',
    ourMissionBn:
      'কর্মী ও নিয়োগকর্তাকে এমনভাবে মেলানো, যাতে দুই পক্ষই আবার একসঙ্গে কাজ করতে চান। নিয়োগকর্তা যতটা যত্নে কর্মী বাছেন, আমরাও ততটা যত্নে নিয়োগকর্তা বাছি। কাজ, বেতন ও থাকার ঘর নিয়ে দুই পক্ষকে আমরা একই কথা বলি।',
    ourVision:
      'A recruitment office as easy to deal with as a good bank: open books, one price for everyone, and an officer at the desk who knows your name and your file.',
    ourVisionBn:
      'এমন এক নিয়োগের অফিস, যার সঙ্গে কাজ করা ভালো একটি ব্যাংকের মতোই সহজ: খোলা হিসাব, সবার জন্য এক দাম, আর ডেস্কে এমন একজন কর্মকর্তা, যিনি আপনার নাম জানেন, আপনার ফাইল চেনেন।',
  },
  {
    _id: 'meghbridge-logistics',
    logo: 'meghbridge-logistics',
    companyName: 'Meghbridge Logistics',
    companyNameBn: 'মেঘব্রিজ লজিস্টিকস',
    oneLine: 'Freight, customs documents and storage, from the factory gate to the port.',
    oneLineBn: 'কারখানার গেট থেকে বন্দর পর্যন্ত পণ্য পরিবহন, কাস্টমসের কাগজ ও গুদাম।',
    founded: 1994,
    place: 'Tongi and Chattogram',
    placeBn: 'টঙ্গী ও চট্টগ্রাম',
    people: 240,
    products: 'Sea, air and road freight, customs documents, storage',
    productsBn: 'সমুদ্র, আকাশ ও সড়কপথে পরিবহন, কাস্টমসের কাগজ, গুদাম',
    telephone: '+880 1700 000188',
    nameOne: 'Tanvir Hasan Bepari',
    nameOneBn: 'তানভীর হাসান বেপারী',
    nameOneDesignation: 'Managing Director',
    nameOneDesignationBn: 'ব্যবস্থাপনা পরিচালক',
    nameTwo: 'Moushumi Rani Saha',
    nameTwoBn: 'মৌসুমী রানী সাহা',
    nameTwoDesignation: 'Head of Customs and Documents',
    nameTwoDesignationBn: 'প্রধান, কাস্টমস ও কাগজপত্র বিভাগ',
    aboutUs:
      'Meghbridge Logistics began in 1994 with two rented covered vans that carried workers’ luggage to the airport. Garment makers on the same road asked whether the vans could carry cartons too, and within three years the company had a desk at Chattogram port. Today it runs 64 trucks and a bonded warehouse of 9,000 square metres at Tongi, and moves about 11,000 containers a year between factories, the port and the land borders.',
    aboutUsBn:
      'মেঘব্রিজ লজিস্টিকসের শুরু ১৯৯৪ সালে, ভাড়া করা দুটি কাভার্ড ভ্যান দিয়ে। সেগুলো কর্মীদের মালপত্র বিমানবন্দরে নিয়ে যেত। একই সড়কের পোশাক কারখানার মালিকেরা জানতে চাইলেন, ভ্যানে কার্টনও নেওয়া যাবে কি না। তিন বছরের মধ্যে চট্টগ্রাম বন্দরে প্রতিষ্ঠানের একটি ডেস্ক হলো। আজ এর আছে ৬৪টি ট্রাক আর টঙ্গীতে ৯ হাজার বর্গমিটারের একটি বন্ডেড গুদাম। কারখানা, সমুদ্রবন্দর ও স্থলবন্দরের মধ্যে বছরে প্রায় ১১ হাজার কনটেইনার আনা-নেওয়া করে প্রতিষ্ঠানটি।',
    aboutOurServices:
      'We move goods from the factory gate to the ship or the shelf and handle the documents on the way. One person is responsible for a shipment from the first call to the signed delivery note.',
    aboutOurServicesBn:
      'কারখানার গেট থেকে জাহাজ বা দোকানের তাক পর্যন্ত আমরা পণ্য পৌঁছাই, পথের কাগজপত্রও সামলাই। প্রথম ফোন থেকে সই করা ডেলিভারি নোট পর্যন্ত একটি চালানের দায়িত্বে থাকেন একজনই।',
    aboutOurServicePointOne:
      'Sea and air freight from Chattogram, Mongla and Dhaka, for full containers and part loads.',
    aboutOurServicePointOneBn: 'চট্টগ্রাম, মোংলা ও ঢাকা থেকে সমুদ্র ও আকাশপথে পণ্য পরিবহন, পুরো কনটেইনার বা আংশিক চালান।',
    aboutOurServicePointTwo:
      'Customs documents prepared before the goods arrive, so that a truck does not wait for a stamp.',
    aboutOurServicePointTwoBn: 'পণ্য পৌঁছানোর আগেই কাস্টমসের কাগজ তৈরি, যাতে একটি সিলের জন্য ট্রাক দাঁড়িয়ে না থাকে।',
    aboutOurServicePointThree:
      'Storage, picking and packing at Tongi, with stock counts that customers can read at any hour.',
    aboutOurServicePointThreeBn: 'টঙ্গীতে পণ্য রাখা, বাছাই ও প্যাকিং; মজুতের হিসাব গ্রাহক দিন-রাত যেকোনো সময় দেখতে পারেন।',
    aboutOurServicePointFour:
      'Road transport with our own drivers and trucks, each of them followed from the control desk.',
    aboutOurServicePointFourBn: 'নিজেদের চালক ও ট্রাকে সড়কপথে পরিবহন, কন্ট্রোল ডেস্ক থেকে প্রতিটি ট্রাকের ওপর নজর।',
    ourTeam:
      'The company employs 240 people, of whom 130 are drivers and their helpers. Many of the warehouse supervisors learned the work in Dubai and Johor, where our agency had placed them, and came home to teach it. Drivers rest after nine hours at the wheel, and the control desk sees to it.',
    ourTeamBn:
      'প্রতিষ্ঠানে কাজ করেন ২৪০ জন, তাঁদের ১৩০ জন চালক ও চালকের সহকারী। গুদামের অনেক সুপারভাইজার কাজ শিখেছেন দুবাই ও জোহরে, আমাদের এজেন্সিই তাঁদের সেখানে পাঠিয়েছিল; দেশে ফিরে এখন তাঁরা অন্যদের শেখান। নয় ঘণ্টা গাড়ি চালানোর পর চালক বিশ্রাম নেন, কন্ট্রোল ডেস্ক তা নিশ্চিত করে।',
    commitedToOne: 'A delivery time that we can keep, even if it is later.',
    commitedToOneBn: 'যে সময়ে পৌঁছাতে পারব, ঠিক সেই সময়ই বলা, দেরি হলেও।',
    commitedToTwo: 'News of a delay before the customer has to ask.',
    commitedToTwoBn: 'দেরি হলে গ্রাহক জিজ্ঞেস করার আগেই খবর।',
    commitedToThree: 'A count of every carton when it comes in, and another when it goes out.',
    commitedToThreeBn: 'প্রতিটি কার্টন দুবার গোনা, ঢোকার সময় ও বের হওয়ার সময়।',
    commitedToFour: 'Rested drivers, serviced brakes and no overloaded truck.',
    commitedToFourBn: 'বিশ্রাম নেওয়া চালক, সার্ভিসিং করা ব্রেক, আর কোনো ট্রাকে বাড়তি বোঝা নয়।',
    commitedToFive: 'One invoice that says what was done and what it cost.',
    commitedToFiveBn: 'একটিই বিল, যাতে লেখা থাকে কী করা হয়েছে আর কত খরচ।',
    ourMission:
      'To carry goods from factory to buyer so that neither has to think about the road. They arrive whole and on the agreed day, with documents that need no correction.',
    ourMissionBn:
      'কারখানা থেকে ক্রেতার কাছে পণ্য পৌঁছে দেওয়া, যাতে পথের চিন্তা কাউকে করতে না হয়। পণ্য পৌঁছাবে অক্ষত, ঠিক করা দিনে, এমন কাগজপত্রসহ, যাতে সংশোধন লাগে না।',
    ourVision:
      'To be the freight desk that a small exporter in Bogura can use as easily as a large one in Dhaka, with half of our inland loads moved by river and rail instead of road.',
    ourVisionBn:
      'এমন এক পরিবহন ডেস্ক হওয়া, যা বগুড়ার ছোট রপ্তানিকারক ঢাকার বড় রপ্তানিকারকের মতোই সহজে ব্যবহার করতে পারেন। দেশের ভেতরে আমাদের অর্ধেক পণ্য যাবে সড়কের বদলে নদী ও রেলপথে।',
    email: 'logistics@meghbridge.example',
  },
  {
    _id: 'meghbridge-energy',
    logo: 'meghbridge-energy',
    companyName: 'Meghbridge Filling Station and Gas Conversion',
    companyNameBn: 'মেঘব্রিজ ফিলিং স্টেশন অ্যান্ড গ্যাস কনভারশন',
    oneLine: 'Sells fuel and gas at three stations and converts cars to gas.',
    oneLineBn: 'তিনটি স্টেশনে তেল ও গ্যাস বিক্রি; গাড়ি গ্যাসে রূপান্তর।',
    founded: 2003,
    place: 'Dhaka to Cumilla road',
    placeBn: 'ঢাকা-কুমিল্লা সড়ক',
    people: 90,
    products: 'Petrol, octane, diesel, gas, conversion kits',
    productsBn: 'পেট্রল, অকটেন, ডিজেল, সিএনজি, গ্যাস রূপান্তরের কিট',
    telephone: '+880 1700 000288',
    nameOne: 'Jahangir Alam Khandaker',
    nameOneBn: 'জাহাঙ্গীর আলম খন্দকার',
    nameOneDesignation: 'Director',
    nameOneDesignationBn: 'পরিচালক',
    nameTwo: 'Nazmun Nahar Dewan',
    nameTwoBn: 'নাজমুন নাহার দেওয়ান',
    nameTwoDesignation: 'Safety and Workshop Manager',
    nameTwoDesignationBn: 'ব্যবস্থাপক, নিরাপত্তা ও ওয়ার্কশপ',
    aboutUs:
      'The station on the Dhaka to Cumilla road opened in 2003, when baby taxis were giving way to gas and drivers queued half the night to fill up. We put in four dispensers, a tea stall and a workshop that fits gas kits. There are now three stations with 26 dispensers, and the workshop has converted more than 18,000 cars, vans and minibuses.',
    aboutUsBn:
      'ঢাকা-কুমিল্লা সড়কের স্টেশনটি চালু হয় ২০০৩ সালে। তখন বেবিট্যাক্সির জায়গা নিচ্ছিল গ্যাসের গাড়ি, আর গ্যাস ভরতে চালকদের অর্ধেক রাত লাইনে দাঁড়াতে হতো। আমরা বসালাম চারটি ডিসপেনসার, একটি চায়ের দোকান আর গ্যাসের কিট লাগানোর একটি ওয়ার্কশপ। এখন তিনটি স্টেশনে ২৬টি ডিসপেনসার। ওয়ার্কশপে এ পর্যন্ত ১৮ হাজারের বেশি গাড়ি, ভ্যান ও মিনিবাস গ্যাসে রূপান্তর করা হয়েছে।',
    aboutOurServices:
      'We sell fuel and gas in full measure and look after the equipment that uses it. The workshop takes cars without an appointment until four in the afternoon.',
    aboutOurServicesBn:
      'আমরা পুরো মাপে তেল ও গ্যাস বিক্রি করি, আর যে যন্ত্রে তা ব্যবহার হয়, তারও যত্ন নিই। বিকেল চারটা পর্যন্ত আগে সময় না নিয়েই ওয়ার্কশপে গাড়ি আনা যায়।',
    aboutOurServicePointOne:
      'Petrol, octane, diesel and compressed gas around the clock, with dispensers checked for true measure each week.',
    aboutOurServicePointOneBn: 'দিন-রাত পেট্রল, অকটেন, ডিজেল ও সিএনজি; মাপ ঠিক আছে কি না, প্রতি সপ্তাহে তার পরীক্ষা।',
    aboutOurServicePointTwo:
      'Conversion of petrol engines to gas in two working days, with kit, cylinder and road test.',
    aboutOurServicePointTwoBn: 'দুই কর্মদিবসে পেট্রল ইঞ্জিন গ্যাসে রূপান্তর; কিট, সিলিন্ডার ও রাস্তায় চালিয়ে দেখাসহ।',
    aboutOurServicePointThree:
      'Pressure tests of cylinders, repair of valves and pipes, and a yearly reminder to the owner.',
    aboutOurServicePointThreeBn: 'সিলিন্ডারের চাপ পরীক্ষা, ভালভ ও পাইপ মেরামত, আর মালিককে বছরে একবার মনে করিয়ে দেওয়া।',
    ourTeam:
      'Ninety people keep the three stations open day and night in three shifts. The eleven conversion mechanics are trained for two years before they sign for a cylinder on their own. Each shift begins with a ten-minute safety talk, and whoever sees a leak may close the station without asking anybody.',
    ourTeamBn:
      'তিন শিফটে ৯০ জন কর্মী দিন-রাত তিনটি স্টেশন খোলা রাখেন। রূপান্তরের ১১ জন মেকানিক দুই বছর প্রশিক্ষণ নেন, তারপরই কেবল একা কোনো সিলিন্ডারের জন্য সই করতে পারেন। প্রতিটি শিফট শুরু হয় দশ মিনিটের নিরাপত্তা আলোচনা দিয়ে। গ্যাস বেরোতে দেখলে যে কেউ কাউকে জিজ্ঞেস না করেই স্টেশন বন্ধ করে দিতে পারেন।',
    commitedToOne: 'Full measure, shown on a display that faces the customer.',
    commitedToOneBn: 'পুরো মাপ, গ্রাহকের দিকে ফেরানো পর্দায় দেখা যায়।',
    commitedToTwo: 'No cylinder fitted without its test certificate.',
    commitedToTwoBn: 'পরীক্ষার সনদ ছাড়া কোনো সিলিন্ডার লাগানো নয়।',
    commitedToThree: 'A closed pump rather than a doubtful one.',
    commitedToThreeBn: 'সন্দেহ থাকলে পাম্প চালু নয়, বন্ধ।',
    commitedToFour: 'Clean toilets and drinking water for every driver, customer or not.',
    commitedToFourBn: 'গ্রাহক হোন বা না হোন, প্রত্যেক চালকের জন্য পরিষ্কার শৌচাগার ও খাওয়ার পানি।',
    commitedToFive: 'A written price before work on a car begins.',
    commitedToFiveBn: 'গাড়ির কাজ শুরুর আগেই লিখিত দাম।',
    ourMission:
      'To send every vehicle back on the road with the fuel its owner paid for and a safe cylinder. Drivers earn by the hour, so we work quickly, but never at the cost of safety.',
    ourMissionBn:
      'প্রতিটি গাড়ি যেন দাম দিয়ে কেনা পুরো জ্বালানি আর নিরাপদ সিলিন্ডার নিয়ে রাস্তায় ফেরে। চালকদের আয় ঘণ্টার হিসাবে। তাই আমরা দ্রুত কাজ করি, কিন্তু নিরাপত্তায় ছাড় দিয়ে নয়।',
    ourVision:
      'Stations that sell whatever vehicles run on next. The first chargers for electric three-wheelers are planned beside the gas line, with solar panels on the roof above them.',
    ourVisionBn:
      'এমন স্টেশন, যেখানে আগামী দিনের গাড়ির জ্বালানিও মিলবে। গ্যাসের লাইনের পাশে বৈদ্যুতিক তিন চাকার গাড়ির প্রথম চার্জার বসানোর পরিকল্পনা আছে, ওপরের ছাদে থাকবে সৌর প্যানেল।',
    email: 'energy@meghbridge.example',
  },
  {
    _id: 'meghbridge-motors',
    logo: 'meghbridge-motors',
    companyName: 'Meghbridge Motors',
    companyNameBn: 'মেঘব্রিজ মোটরস',
    oneLine: 'Sells and repairs vans and trucks, and builds their bodies.',
    oneLineBn: 'ভ্যান ও ট্রাক বিক্রি, মেরামত ও বডি তৈরি।',
    founded: 1998,
    place: 'Tejgaon and Savar, Dhaka',
    placeBn: 'তেজগাঁও ও সাভার, ঢাকা',
    people: 210,
    products: 'Vans and trucks, bodies, repair, spare parts',
    productsBn: 'ভ্যান ও ট্রাক, বডি, মেরামত, যন্ত্রাংশ',
    telephone: '+880 1700 000388',
    nameOne: 'Saiful Islam Bhuiyan',
    nameOneBn: 'সাইফুল ইসলাম ভূঁইয়া',
    nameOneDesignation: 'Chief Executive',
    nameOneDesignationBn: 'প্রধান নির্বাহী',
    nameTwo: 'Farzana Haque Sarder',
    nameTwoBn: 'ফারজানা হক সরদার',
    nameTwoDesignation: 'Head of Service',
    nameTwoDesignationBn: 'প্রধান, সার্ভিসিং বিভাগ',
    aboutUs:
      'Meghbridge Motors opened in 1998 to keep the group’s own trucks running and soon had other people’s trucks in the yard as well. From repair it was a short step to bodies, and from bodies to sales. The company has a showroom in Tejgaon, two workshops with 38 bays, and a body shop in Savar that has built more than 5,200 buses, vans and truck beds. Four customers in ten come to us with a second vehicle.',
    aboutUsBn:
      'গ্রুপের নিজেদের ট্রাক সচল রাখতে ১৯৯৮ সালে মেঘব্রিজ মোটরসের শুরু। অল্প দিনেই অন্যদের ট্রাকও আসতে লাগল। মেরামত থেকে বডি তৈরি, বডি থেকে গাড়ি বিক্রি; পথটা খুব লম্বা ছিল না। প্রতিষ্ঠানের আছে তেজগাঁওয়ে একটি শোরুম, ৩৮টি গাড়ি রাখার জায়গাসহ দুটি ওয়ার্কশপ, আর সাভারে একটি বডি কারখানা, যেখানে ৫ হাজার ২০০টির বেশি বাস, ভ্যান ও ট্রাকের বডি তৈরি হয়েছে। প্রতি দশজন গ্রাহকের চারজন দ্বিতীয় গাড়ি নিয়ে আবার আসেন।',
    aboutOurServices:
      'We sell, build, repair and take back commercial vehicles, and we keep a record of each one for as long as it is on the road.',
    aboutOurServicesBn:
      'আমরা বাণিজ্যিক গাড়ি বিক্রি করি, বডি বানাই, মেরামত করি, পুরোনো গাড়ি ফেরত নিই; আর যত দিন গাড়িটি রাস্তায় থাকে, তার হিসাব রাখি।',
    aboutOurServicePointOne:
      'New and used vans, pick-ups and light trucks, each used one sold with its full inspection sheet.',
    aboutOurServicePointOneBn: 'নতুন ও পুরোনো ভ্যান, পিকআপ ও হালকা ট্রাক; প্রতিটি পুরোনো গাড়ি বিক্রি হয় পুরো পরীক্ষার কাগজসহ।',
    aboutOurServicePointTwo: 'Bodies made to order: covered vans, school buses, ambulances and refrigerated boxes.',
    aboutOurServicePointTwoBn: 'ফরমাশমতো বডি: কাভার্ড ভ্যান, স্কুলবাস, অ্যাম্বুলেন্স ও হিমায়িত পণ্যের গাড়ি।',
    aboutOurServicePointThree: 'Service and repair in 38 bays, with a night shift for vehicles that earn by day.',
    aboutOurServicePointThreeBn: 'একসঙ্গে ৩৮টি গাড়ির সার্ভিসিং ও মেরামত; যে গাড়ি দিনে আয় করে, তার জন্য রাতের শিফট।',
    aboutOurServicePointFour: 'Genuine parts from a store of 14,000 items, and advice on which of them can wait.',
    aboutOurServicePointFourBn: '১৪ হাজার রকম আসল যন্ত্রাংশের ভান্ডার, আর কোনটি পরে বদলালেও চলে, সেই পরামর্শ।',
    ourTeam:
      'Two hundred and ten people work here, among them 74 certified mechanics and 46 body builders. We take twenty apprentices a year from technical schools, nine of them women in the last intake. The oldest panel beater has been with us since the first week and still signs the first body of every new series.',
    ourTeamBn:
      'এখানে কাজ করেন ২১০ জন, তাঁদের ৭৪ জন সনদপ্রাপ্ত মেকানিক ও ৪৬ জন বডির মিস্ত্রি। কারিগরি স্কুল থেকে বছরে ২০ জন শিক্ষানবিশ নেওয়া হয়, সর্বশেষ দলে ৯ জন ছিলেন নারী। সবচেয়ে প্রবীণ ডেন্টিং মিস্ত্রি প্রথম সপ্তাহ থেকে আমাদের সঙ্গে; নতুন প্রতিটি সিরিজের প্রথম বডিতে আজও তিনিই সই করেন।',
    manufacture:
      'The body shop in Savar builds on chassis from several makers. Frames are cut and welded on jigs, treated against rust in a dip tank and painted in a closed booth. A covered van takes nine working days and an ambulance twenty-one. About 420 bodies leave the shop in a year, each with a plate that names the welder, the painter and the inspector.',
    manufactureBn:
      'সাভারের কারখানায় কয়েকটি নির্মাতার চেসিসের ওপর বডি তৈরি হয়। ছাঁচে বসিয়ে কাঠামো কাটা ও ঝালাই হয়, মরিচা ঠেকাতে চৌবাচ্চায় ডোবানো হয়, রং করা হয় বদ্ধ ঘরে। একটি কাভার্ড ভ্যানে লাগে ৯ কর্মদিবস, অ্যাম্বুলেন্সে ২১। বছরে প্রায় ৪২০টি বডি কারখানা থেকে বের হয়; প্রতিটির ফলকে লেখা থাকে ওয়েল্ডার, রংমিস্ত্রি ও পরিদর্শকের নাম।',
    commitedToOne: 'Old parts handed back to the owner in a bag.',
    commitedToOneBn: 'খুলে নেওয়া পুরোনো যন্ত্রাংশ ব্যাগে ভরে মালিককে ফেরত।',
    commitedToTwo: 'No repair beyond the written order without a call.',
    commitedToTwoBn: 'ফোন না করে লিখিত ফরমাশের বাইরে কোনো মেরামত নয়।',
    commitedToThree: 'The same inspection sheet for the buyer as for us.',
    commitedToThreeBn: 'পরীক্ষার যে কাগজ আমাদের কাছে, ক্রেতার কাছেও সেটিই।',
    commitedToFour: 'A free check after the first thousand kilometres.',
    commitedToFourBn: 'প্রথম এক হাজার কিলোমিটারের পর বিনা মূল্যে পরীক্ষা।',
    ourMission:
      'To keep the vehicles that feed families on the road, safely and at a cost the owner can plan. We would rather explain a repair twice than do one that was not needed.',
    ourMissionBn:
      'যে গাড়ি সংসার চালায়, তাকে নিরাপদে রাস্তায় রাখা, মালিক যে খরচের হিসাব করতে পারেন সেই খরচে। দরকার নেই এমন মেরামত করার চেয়ে একটি মেরামত দুবার বুঝিয়ে বলা আমাদের কাছে ভালো।',
    ourVision:
      'A workshop within an hour of every main road in the country, and an electric minibus of our own that a village school can afford to run.',
    ourVisionBn:
      'দেশের প্রতিটি প্রধান সড়ক থেকে এক ঘণ্টার মধ্যে একটি ওয়ার্কশপ, আর আমাদের নিজেদের একটি বৈদ্যুতিক মিনিবাস, যা চালানোর সাধ্য গ্রামের স্কুলেরও থাকবে।',
    email: 'motors@meghbridge.example',
  },
  {
    _id: 'meghbridge-plastics',
    logo: 'meghbridge-plastics',
    companyName: 'Meghbridge Plastic and Paper Products',
    companyNameBn: 'মেঘব্রিজ প্লাস্টিক অ্যান্ড পেপার প্রোডাক্টস',
    oneLine: 'Makes hangers, crates and cartons for factories, buckets and boxes for homes.',
    oneLineBn: 'কারখানার জন্য হ্যাঙ্গার, ক্রেট ও কার্টন; ঘরের জন্য বালতি ও বাক্স।',
    founded: 2006,
    place: 'Narayanganj',
    placeBn: 'নারায়ণগঞ্জ',
    people: 380,
    products: 'Hangers, crates, containers, cartons, paper bags',
    productsBn: 'হ্যাঙ্গার, ক্রেট, পাত্র, কার্টন, কাগজের ব্যাগ',
    telephone: '+880 1700 000488',
    nameOne: 'Mahbubur Rahman Gazi',
    nameOneBn: 'মাহবুবুর রহমান গাজী',
    nameOneDesignation: 'Managing Director',
    nameOneDesignationBn: 'ব্যবস্থাপনা পরিচালক',
    nameTwo: 'Lutfun Nessa Pramanik',
    nameTwoBn: 'লুৎফুন নেছা প্রামাণিক',
    nameTwoDesignation: 'Factory Manager',
    nameTwoDesignationBn: 'কারখানা ব্যবস্থাপক',
    aboutUs:
      'The factory in Narayanganj started in 2006 with one second-hand moulding machine that made hangers for the garment trade. The hangers needed cartons, so a paper line followed in 2009. Today 31 moulding machines and two carton lines stand under one roof of 7,400 square metres beside the Shitalakshya river. Our customers are garment makers, tea packers, bakeries, and households that buy our buckets and boxes in the bazaar.',
    aboutUsBn:
      'নারায়ণগঞ্জের কারখানাটির শুরু ২০০৬ সালে, একটি পুরোনো মোল্ডিং মেশিন দিয়ে, যা পোশাকশিল্পের জন্য হ্যাঙ্গার বানাত। হ্যাঙ্গারের জন্য কার্টন লাগে, তাই ২০০৯ সালে যোগ হয় কাগজের লাইন। আজ শীতলক্ষ্যার পাড়ে ৭ হাজার ৪০০ বর্গমিটারের এক ছাদের নিচে চলে ৩১টি মোল্ডিং মেশিন ও দুটি কার্টন লাইন। আমাদের গ্রাহক পোশাক কারখানা, চা প্যাকেট করার প্রতিষ্ঠান, বেকারি, আর সেই সব পরিবার, যারা বাজার থেকে আমাদের বালতি ও বাক্স কেনে।',
    aboutOurServices:
      'We design, mould, print and deliver packing and household goods. Small makers are welcome: the smallest carton order is 300 pieces.',
    aboutOurServicesBn:
      'মোড়ক ও গৃহস্থালি পণ্যের নকশা, মোল্ডিং, ছাপা ও সরবরাহ, সবই আমরা করি। ছোট উৎপাদকদেরও স্বাগত: কার্টনের সর্বনিম্ন ফরমাশ ৩০০টি।',
    aboutOurServicePointOne: 'Hangers, clips, crates and containers moulded to a customer’s drawing or to ours.',
    aboutOurServicePointOneBn: 'গ্রাহকের বা আমাদের নকশায় তৈরি হ্যাঙ্গার, ক্লিপ, ক্রেট ও পাত্র।',
    aboutOurServicePointTwo: 'Cartons, trays and paper bags, printed in up to four colours.',
    aboutOurServicePointTwoBn: 'সর্বোচ্চ চার রঙে ছাপা কার্টন, ট্রে ও কাগজের ব্যাগ।',
    aboutOurServicePointThree:
      'Samples in five working days, and tests for weight, drop and stacking in our own laboratory.',
    aboutOurServicePointThreeBn: 'পাঁচ কর্মদিবসে নমুনা; নিজেদের ল্যাবরেটরিতে ওজন, পড়ে যাওয়া ও থাক করে রাখার পরীক্ষা।',
    aboutOurServicePointFour: 'Collection of used hangers and waste paper, which come back to you as new goods.',
    aboutOurServicePointFourBn: 'ব্যবহৃত হ্যাঙ্গার ও বাতিল কাগজ সংগ্রহ, যা নতুন পণ্য হয়ে আপনার কাছে ফেরে।',
    ourTeam:
      'The factory employs 380 people in two shifts. More than half are women, as are three of the five line managers. A nurse and a day nursery for thirty children are on the ground floor. Fire drills are held every month without notice, and the whole building is empty within four minutes.',
    ourTeamBn:
      'দুই শিফটে কারখানায় কাজ করেন ৩৮০ জন; অর্ধেকের বেশি নারী, পাঁচ লাইন ব্যবস্থাপকের তিনজনও নারী। নিচতলায় আছেন একজন নার্স, আর আছে ৩০ শিশুর দিবাযত্নকেন্দ্র। প্রতি মাসে আগে না জানিয়ে অগ্নিনির্বাপণ মহড়া হয়; চার মিনিটের মধ্যে পুরো ভবন খালি হয়ে যায়।',
    manufacture:
      'We mould about 2,900 tonnes of plastic and convert 4,600 tonnes of paper and board in a year. A third of the plastic is recycled, from sorted waste that is washed, shredded and made into granules in our own plant. Cooling water circulates in a closed loop, and the paper line runs on glue and inks without solvents. Each batch carries a number by which we can find the machine, the shift and the material.',
    manufactureBn:
      'বছরে আমরা প্রায় ২ হাজার ৯০০ টন প্লাস্টিক মোল্ডিং করি এবং ৪ হাজার ৬০০ টন কাগজ ও বোর্ড থেকে পণ্য বানাই। প্লাস্টিকের এক-তৃতীয়াংশ পুনর্ব্যবহৃত; বাছাই করা বর্জ্য আমাদের নিজেদের প্ল্যান্টেই ধুয়ে, কুচি করে দানা বানানো হয়। ঠান্ডা করার পানি বদ্ধ চক্রে ঘোরে, আর কাগজের লাইন চলে দ্রাবকমুক্ত আঠা ও কালিতে। প্রতিটি ব্যাচের একটি নম্বর থাকে, তা দিয়ে মেশিন, শিফট ও কাঁচামাল খুঁজে বের করা যায়।',
    commitedToOne: 'The weight and thickness that were ordered, measured in every batch.',
    commitedToOneBn: 'যে ওজন ও পুরুত্বের ফরমাশ, ঠিক তা-ই, প্রতিটি ব্যাচে মাপা।',
    commitedToTwo: 'More recycled material each year, and the share printed on the box.',
    commitedToTwoBn: 'প্রতিবছর আরও বেশি পুনর্ব্যবহৃত উপাদান, আর বাক্সের গায়ে তার হার ছাপা।',
    commitedToThree: 'No waste water into the river that we would not wash our own hands in.',
    commitedToThreeBn: 'যে পানিতে নিজেরা হাত ধোব না, সেই পানি নদীতে নয়।',
    commitedToFour: 'Two clear exits from every workplace, never locked.',
    commitedToFourBn: 'প্রতিটি কাজের জায়গা থেকে বের হওয়ার দুটি খোলা পথ, কখনো তালাবদ্ধ নয়।',
    commitedToFive: 'Replacement of a faulty batch before we argue about the reason.',
    commitedToFiveBn: 'কারণ নিয়ে তর্কের আগেই ত্রুটিপূর্ণ ব্যাচ বদলে দেওয়া।',
    ourMission: 'To make everyday things that work, last and can be made into something else later.',
    ourMissionBn: 'প্রতিদিনের এমন জিনিস বানানো, যা কাজে লাগে, অনেক দিন টেকে, পরে অন্য কিছু বানাতেও কাজে আসে।',
    ourVision:
      'A factory that takes back as much as it sells. By 2032 we want half of our plastic, and all of our board, to come from what others have thrown away.',
    ourVisionBn:
      'এমন কারখানা, যা যতটুকু বেচে, ততটুকুই ফেরত নেয়। আমরা চাই, ২০৩২ সালের মধ্যে আমাদের প্লাস্টিকের অর্ধেক আর বোর্ডের সবটুকু আসবে অন্যের ফেলে দেওয়া জিনিস থেকে।',
    email: 'plastics@meghbridge.example',
  },
  {
    _id: 'meghbridge-medical',
    logo: 'meghbridge-medical',
    companyName: 'Meghbridge Medical Service',
    companyNameBn: 'মেঘব্রিজ মেডিকেল সার্ভিস',
    oneLine: 'A clinic with laboratory and X-ray: health advice before a job abroad, care for families.',
    oneLineBn: 'ল্যাবরেটরি ও এক্স-রেসহ ক্লিনিক: বিদেশে যাওয়ার আগে স্বাস্থ্য পরামর্শ, পরিবারের চিকিৎসা।',
    founded: 2010,
    place: 'Dhaka',
    placeBn: 'ঢাকা',
    people: 76,
    products: 'Health advice, general practice, laboratory, X-ray',
    productsBn: 'স্বাস্থ্য পরামর্শ, সাধারণ চিকিৎসা, ল্যাবরেটরি, এক্স-রে',
    telephone: '+880 1700 000588',
    nameOne: 'Dr Ashraful Kabir Mridha',
    nameOneBn: 'ডা. আশরাফুল কবির মৃধা',
    nameOneDesignation: 'Medical Director',
    nameOneDesignationBn: 'চিকিৎসা পরিচালক',
    nameTwo: 'Rokeya Parveen Howlader',
    nameTwoBn: 'রোকেয়া পারভীন হাওলাদার',
    nameTwoDesignation: 'Head of Nursing and Laboratory',
    nameTwoDesignationBn: 'প্রধান, নার্সিং ও ল্যাবরেটরি',
    aboutUs:
      'Meghbridge Medical Service opened in 2010 as two rooms in which a doctor advised people who were about to go abroad. Too many learned of high blood pressure or bad teeth only when a visa depended on it. The clinic in Dhaka now has fourteen consulting rooms, a laboratory and an X-ray unit, and sees about 190 patients a day: workers and their families, factory staff and neighbours.',
    aboutUsBn:
      'মেঘব্রিজ মেডিকেল সার্ভিসের শুরু ২০১০ সালে, দুটি ঘরে; সেখানে একজন চিকিৎসক বিদেশগামী মানুষকে পরামর্শ দিতেন। অনেকেই উচ্চ রক্তচাপ বা খারাপ দাঁতের কথা জানতেন তখন, যখন ভিসা তার ওপরই আটকে আছে। ঢাকার ক্লিনিকে এখন চিকিৎসকের ১৪টি কক্ষ, একটি ল্যাবরেটরি ও একটি এক্স-রে ইউনিট। দিনে প্রায় ১৯০ জন রোগী দেখা হয়: কর্মী ও তাঁদের পরিবার, কারখানার কর্মী, আর আশপাশের মানুষ।',
    aboutOurServices:
      'We examine, advise and treat, and we explain each result in words that the patient can repeat at home. The official medical check for a visa takes place at the centre named by the country of work; we help people prepare for it.',
    aboutOurServicesBn:
      'আমরা পরীক্ষা করি, পরামর্শ দিই, চিকিৎসা করি; আর প্রতিটি ফল এমন ভাষায় বুঝিয়ে বলি, যা রোগী বাড়িতে গিয়ে নিজেই বলতে পারেন। ভিসার আনুষ্ঠানিক মেডিকেল পরীক্ষা হয় কাজের দেশের ঠিক করে দেওয়া কেন্দ্রে; প্রস্তুত হয়ে সেখানে যেতে আমরা সাহায্য করি।',
    aboutOurServicePointOne:
      'Health advice before a job abroad, with early tests for what can still be treated in time.',
    aboutOurServicePointOneBn: 'বিদেশে কাজে যাওয়ার আগে স্বাস্থ্য পরামর্শ; যা এখনো সময়মতো সারানো যায়, তার আগাম পরীক্ষা।',
    aboutOurServicePointTwo: 'General practice, women’s health, dental and eye care six days a week.',
    aboutOurServicePointTwoBn: 'সপ্তাহে ছয় দিন সাধারণ চিকিৎসা, নারীস্বাস্থ্য, দাঁত ও চোখের সেবা।',
    aboutOurServicePointThree: 'Laboratory tests and X-ray with most results on the same day, on paper and by message.',
    aboutOurServicePointThreeBn: 'ল্যাবরেটরি পরীক্ষা ও এক্স-রে; বেশির ভাগ ফল সেদিনই, কাগজে ও মুঠোফোনে বার্তায়।',
    aboutOurServicePointFour: 'Yearly checks and first aid courses in factories, workshops and schools.',
    aboutOurServicePointFourBn: 'কারখানা, ওয়ার্কশপ ও স্কুলে বার্ষিক মেডিকেল পরীক্ষা ও প্রাথমিক চিকিৎসার কোর্স।',
    ourTeam:
      'Eighteen doctors, 34 nurses and 22 technicians work in two shifts, and women patients can always ask for a woman doctor. Several of our nurses have worked in Kuwait and Saudi Arabia and now prepare others for the same wards. Two social workers support patients whose result has changed their plans.',
    ourTeamBn:
      '১৮ জন চিকিৎসক, ৩৪ জন নার্স ও ২২ জন টেকনিশিয়ান দুই শিফটে কাজ করেন। নারী রোগীরা সব সময় নারী চিকিৎসক চাইতে পারেন। আমাদের কয়েকজন নার্স কুয়েত ও সৌদি আরবে কাজ করেছেন, এখন অন্যদের সেই ওয়ার্ডের জন্য তৈরি করছেন। পরীক্ষার ফল যাঁদের পরিকল্পনা বদলে দেয়, দুজন সমাজকর্মী তাঁদের পাশে বসেন।',
    commitedToOne: 'Results told to the patient first, and to nobody else without consent.',
    commitedToOneBn: 'ফল আগে রোগীকে; সম্মতি ছাড়া আর কাউকে নয়।',
    commitedToTwo: 'No test that the doctor cannot give a reason for.',
    commitedToTwoBn: 'চিকিৎসক যার কারণ বলতে পারেন না, এমন কোনো পরীক্ষা নয়।',
    commitedToThree: 'Prices on the wall, before the examination.',
    commitedToThreeBn: 'পরীক্ষার আগেই দেয়ালে টাঙানো দাম।',
    commitedToFour: 'A second reading of every X-ray by another pair of eyes.',
    commitedToFourBn: 'প্রতিটি এক্স-রে আরেকজনের চোখে দ্বিতীয়বার দেখা।',
    commitedToFive: 'A way forward for each patient, even after bad news.',
    commitedToFiveBn: 'খারাপ খবরের পরও প্রত্যেক রোগীর জন্য সামনে এগোনোর একটি পথ।',
    ourMission:
      'To help people leave healthy, stay healthy and come home healthy, and to look after their families. Found early, most illnesses are easier to treat than people fear.',
    ourMissionBn:
      'মানুষ সুস্থ শরীরে যাবেন, সুস্থ থাকবেন, সুস্থ শরীরে ফিরবেন; আর যে পরিবার তাঁদের অপেক্ষায় থাকে, আমরা তাদেরও দেখাশোনা করব। আগে ধরা পড়লে বেশির ভাগ রোগের চিকিৎসা মানুষ যতটা ভাবে, তার চেয়ে সহজ।',
    ourVision:
      'A clinic in each of the ten districts from which most workers leave, and a doctor who speaks Bangla on the telephone for every one of them, wherever the job has taken them.',
    ourVisionBn:
      'সবচেয়ে বেশি কর্মী যে দশ জেলা থেকে যান, তার প্রতিটিতে একটি ক্লিনিক; আর কাজ তাঁদের যেখানেই নিয়ে যাক, প্রত্যেকের জন্য ফোনে বাংলায় কথা বলার একজন চিকিৎসক।',
    email: 'medical@meghbridge.example',
  },
]

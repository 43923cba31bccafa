import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "content.held": [],
  "content.trash": {
    "rows": [],
    "count": 0,
    "page": 1,
    "pages": 1,
    "features": [
      "settings-identity",
      "settings-licence",
      "settings-contact",
      "settings-networks",
      "settings-figures",
      "settings-employers",
      "settings-retention",
      "settings-complaints",
      "settings-languages",
      "clients",
      "companies",
      "slides",
      "gallery",
      "news",
      "vacancies",
      "fees",
      "licence-page",
      "pages",
      "procedure",
      "home"
    ]
  },
  "content.documents pages": [
    {
      "_id": "about",
      "version": 1,
      "title": "About Us",
      "data": {
        "title": "About Us",
        "titleBn": "আমাদের সম্পর্কে",
        "lead": "A licensed recruitment agency in Bangladesh. We match workers with employers in the Gulf, Asia and Europe.",
        "leadBn": "বাংলাদেশের একটি লাইসেন্সপ্রাপ্ত রিক্রুটিং এজেন্সি। আমরা কর্মীদের মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠাই।",
        "description": "{name}, licence {otherLicence}, has matched workers from Bangladesh with employers in the Gulf, Asia and Europe since {since}.",
        "descriptionBn": "{name} (লাইসেন্স {otherLicence}) {since} সাল থেকে বাংলাদেশের কর্মীদের মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠাচ্ছে।",
        "chapters": [
          {
            "_id": "e3e0e1be-7bb9-41de-8a07-51887dec01f4",
            "text": "{name} began with three desks, one telephone and a demand letter for forty-two masons. Since then more than {placed} people have gone abroad through our office: builders and welders, nurses and cooks, drivers, sewing operators, gardeners, cleaners and care workers.\n\nWe hold government licence {otherLicence}. It means that our office, our fees and our files can be inspected, and that a worker who is wronged has somebody to turn to. Please [check the licence](/licence-and-fees) before you give anyone your passport, including us.",
            "textBn": "তিনটি টেবিল, একটি ফোন আর ৪২ জন রাজমিস্ত্রির একটি চাহিদাপত্র নিয়ে {name}-এর শুরু। তারপর থেকে আমাদের অফিসের মাধ্যমে {placed} জনের বেশি মানুষ বিদেশে গেছেন: নির্মাণকর্মী ও ওয়েল্ডার, নার্স ও রাঁধুনি, চালক, সেলাই অপারেটর, মালি, পরিচ্ছন্নতাকর্মী ও পরিচর্যাকর্মী।\n\nআমাদের সরকারি লাইসেন্স {otherLicence}। এর মানে, আমাদের অফিস, ফি ও নথিপত্র পরিদর্শন করা যায়, আর কোনো কর্মীর প্রতি অন্যায় হলে তাঁর অভিযোগ জানানোর জায়গা আছে। কাউকে পাসপোর্ট দেওয়ার আগে [লাইসেন্স যাচাই করুন](/licence-and-fees), আমাদেরটিও।"
          },
          {
            "_id": "ffe22658-c2e8-4ad7-af14-63556b6372f3",
            "heading": "How we work",
            "headingBn": "আমরা যেভাবে কাজ করি",
            "text": "When an employer sends a demand letter, we ask what the work is, who pays for what, where workers live and what happens when somebody falls ill. If the answers are good, we recruit. If they are not, we say so and decline.\n\nApplicants are chosen by oral or practical test, often by the employer’s own foreman. Before departure each person has read the contract in Bangla, knows the name of the supervisor and has our number. The [recruitment procedure](/recruitment-procedure) shows every step.",
            "textBn": "নিয়োগকর্তা চাহিদাপত্র পাঠালে আমরা জানতে চাই: কাজটি কী, কোন খরচ কে দেবেন, কর্মীরা কোথায় থাকবেন, কেউ অসুস্থ হলে কী হবে। উত্তর ভালো হলে নিয়োগের কাজ শুরু করি। না হলে খোলাখুলি জানিয়ে ফিরিয়ে দিই।\n\nপ্রার্থী বাছাই হয় মৌখিক বা ব্যবহারিক পরীক্ষায়; অনেক সময় পরীক্ষা নেন নিয়োগকর্তার নিজের ফোরম্যান। রওনা হওয়ার আগে প্রত্যেকে বাংলায় চুক্তিপত্র পড়েন, সুপারভাইজারের নাম জানেন, আর আমাদের নম্বর সঙ্গে রাখেন। প্রতিটি ধাপ আছে [নিয়োগ প্রক্রিয়ায়](/recruitment-procedure)।"
          },
          {
            "_id": "1b211ab2-4901-46f5-80d5-282b3bfb7619",
            "heading": "Part of a group",
            "headingBn": "একটি গ্রুপের অংশ",
            "text": "The agency is one of the [companies of a group](/our-companies): logistics, a filling station with gas conversion, the recruiting agency itself, motors, plastic and paper products, and a medical service. Each has its own managers and its own accounts.",
            "textBn": "এজেন্সিটি একটি [গ্রুপের](/our-companies) অংশ: লজিস্টিকস, গ্যাস কনভারশনসহ ফিলিং স্টেশন, এই রিক্রুটিং এজেন্সি, মোটরস, প্লাস্টিক ও কাগজপণ্য এবং চিকিৎসাসেবা। প্রত্যেকের ব্যবস্থাপক ও হিসাব আলাদা।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [
          {
            "_id": "bdc5331b-7bf2-4196-a971-b52c9d784299",
            "name": "Rezwan Karim Talukder",
            "nameBn": "রেজওয়ান করিম তালুকদার",
            "role": "Managing Director",
            "roleBn": "ব্যবস্থাপনা পরিচালক",
            "place": "Dhaka office",
            "placeBn": "ঢাকা অফিস"
          },
          {
            "_id": "206e91a2-bc68-4cb8-b10a-2085d5f29b44",
            "name": "Shirin Sultana Mollik",
            "nameBn": "শিরিন সুলতানা মল্লিক",
            "role": "Director, Selection and Training",
            "roleBn": "পরিচালক, বাছাই ও প্রশিক্ষণ",
            "place": "Test yard, and the language school in Uttara",
            "placeBn": "টেস্ট ইয়ার্ড ও উত্তরার ভাষা স্কুল"
          },
          {
            "_id": "659840bd-9771-49de-b4f5-3a30b045122a",
            "name": "Ashfaq Rahim Sikder",
            "nameBn": "আশফাক রহিম সিকদার",
            "role": "Head of the employers’ desk",
            "roleBn": "প্রধান, নিয়োগকর্তা ডেস্ক",
            "place": "Dhaka office",
            "placeBn": "ঢাকা অফিস"
          },
          {
            "_id": "4e481172-e641-4668-879d-ceb4c09941c6",
            "name": "Dilara Yasmin Kazi",
            "nameBn": "দিলারা ইয়াসমিন কাজী",
            "role": "Head of the visa desk",
            "roleBn": "প্রধান, ভিসা ডেস্ক",
            "place": "Dhaka office",
            "placeBn": "ঢাকা অফিস"
          },
          {
            "_id": "6c439c6a-0c29-4bdd-a072-ab6d2f852582",
            "name": "Monir Hossain Patwary",
            "nameBn": "মনির হোসেন পাটোয়ারী",
            "role": "Head of the ticket desk",
            "roleBn": "প্রধান, টিকিট ডেস্ক",
            "place": "Dhaka office, on departure days at the airport",
            "placeBn": "ঢাকা অফিস, যাত্রার দিন বিমানবন্দর"
          },
          {
            "_id": "410b5693-731c-4802-aa9f-c421c687e0d7",
            "name": "Selina Akter Biswas",
            "nameBn": "সেলিনা আক্তার বিশ্বাস",
            "role": "Head of the welfare desk",
            "roleBn": "প্রধান, কল্যাণ ডেস্ক",
            "place": "Dhaka office",
            "placeBn": "ঢাকা অফিস"
          }
        ],
        "timeline": [
          {
            "_id": "0ca2a278-1092-4eda-b585-1fbb44d45544",
            "year": 1989,
            "text": "The office opens. The first group, 42 masons and steel fixers, flies to Riyadh.",
            "textBn": "অফিস খোলে। রাজমিস্ত্রি ও রডমিস্ত্রিদের ৪২ জনের প্রথম দলটি রিয়াদে যায়।"
          },
          {
            "_id": "3ff78c0f-b6da-4d34-af10-aba44a4493ad",
            "year": 1993,
            "text": "Operators and packers leave for factories in Malaysia, our first country outside the Gulf.",
            "textBn": "মালয়েশিয়ার কারখানায় যান অপারেটর ও প্যাকাররা। মধ্যপ্রাচ্যের বাইরে এটিই আমাদের প্রথম দেশ।"
          },
          {
            "_id": "2346bc76-21ed-4a17-95cd-806989950072",
            "year": 2001,
            "text": "We begin to train welders and pipe fitters for the trade test of Singapore.",
            "textBn": "সিঙ্গাপুরের ট্রেড টেস্টের জন্য ওয়েল্ডার ও পাইপ ফিটারদের প্রশিক্ষণ শুরু করি।"
          },
          {
            "_id": "0dcc815c-67c7-406f-905e-a91558e0f11b",
            "year": 2004,
            "text": "Sewing operators leave for the garment zones of Irbid and Sahab in Jordan, most of them women.",
            "textBn": "জর্ডানের ইরবিদ ও সাহাবের পোশাকশিল্প এলাকায় যান সেলাই অপারেটররা, বেশির ভাগই নারী।"
          },
          {
            "_id": "9c7fae4a-445a-40ec-9a84-e118b6dd6775",
            "year": 2010,
            "text": "Meghbridge Medical Service opens and advises people before they go abroad.",
            "textBn": "মেঘব্রিজ মেডিকেল সার্ভিস চালু হয়; বিদেশে যাওয়ার আগে মানুষকে পরামর্শ দেয়।"
          },
          {
            "_id": "daadc46b-294e-4ed6-b197-dee1ecaf435b",
            "year": 2019,
            "text": "Construction crews, food packers and metal workers begin to leave for Romania.",
            "textBn": "রোমানিয়ায় যেতে শুরু করেন নির্মাণকর্মী, খাদ্যপণ্যের প্যাকার ও ধাতুর কারিগর।"
          },
          {
            "_id": "8757ba43-b6cc-4d88-b302-74b1b52ddb89",
            "year": 2021,
            "text": "An agreement with employers in Japan: care workers study for eight months in Uttara before they leave.",
            "textBn": "জাপানের নিয়োগকর্তাদের সঙ্গে চুক্তি: পরিচর্যাকর্মীরা যাওয়ার আগে উত্তরায় আট মাস পড়েন।"
          }
        ],
        "pictures": [
          {
            "_id": "51d2ca1a-6b6c-46ca-a0c1-e9cd7d5a2cde",
            "picture": "/pictures/987be80f43339b1662b3f55c8f9beea5-1280x854.webp",
            "alt": "An office with three desks: a man brings a letter, a colleague telephones, another writes",
            "altBn": "তিন টেবিলের একটি অফিস: একজন চিঠি এনেছেন, একজন ফোনে কথা বলছেন, আরেকজন লিখছেন"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "mission",
      "version": 1,
      "title": "Mission",
      "data": {
        "title": "Mission",
        "titleBn": "লক্ষ্য",
        "lead": "Matches that worker and employer would both make again.",
        "leadBn": "কর্মী ও নিয়োগকর্তাকে এমনভাবে মেলানো, যাতে দুই পক্ষই আবার একসঙ্গে কাজ করতে চান।",
        "description": "What {name} works for: good jobs abroad for people from Bangladesh, and good people for employers.",
        "descriptionBn": "{name} যে জন্য কাজ করে: বাংলাদেশের মানুষের জন্য বিদেশে ভালো কাজ, আর নিয়োগকর্তার জন্য ভালো কর্মী।",
        "chapters": [
          {
            "_id": "508afb4f-0046-4e34-9a24-5c0547eb5c13",
            "text": "We want every person who leaves through our office to earn what was promised, in the work that was described, and to live in a decent room. And we want every employer to receive people who can do the work, know what they have signed and mean to stay.",
            "textBn": "আমরা চাই, আমাদের অফিস থেকে যিনি যান, তিনি যেন প্রতিশ্রুত বেতন পান, যে কাজের কথা বলা হয়েছিল সেটিই পান, আর থাকার জন্য ভালো ঘর পান। আর চাই, প্রত্যেক নিয়োগকর্তা যেন এমন কর্মী পান, যিনি কাজ জানেন, কীসে সই করেছেন তা বোঝেন এবং থেকে যেতে চান।"
          },
          {
            "_id": "95d38a66-d3d1-49b3-ba33-c0839e93b649",
            "heading": "How we choose employers",
            "headingBn": "নিয়োগকর্তা যেভাবে বাছি",
            "text": "We choose employers as carefully as they choose workers. We visit sites, read contracts to the last page and ask the people who already work there. If we would not show a demand letter to our own family, we do not advertise it.",
            "textBn": "নিয়োগকর্তা যতটা যত্নে কর্মী বাছেন, আমরাও ততটা যত্নে নিয়োগকর্তা বাছি। কাজের জায়গা দেখতে যাই, চুক্তিপত্র শেষ পৃষ্ঠা পর্যন্ত পড়ি, আগে থেকে যাঁরা সেখানে আছেন তাঁদের জিজ্ঞেস করি। যে চাহিদাপত্র নিজের পরিবারকে দেখাতে পারব না, তার বিজ্ঞাপন আমরা দিই না।"
          },
          {
            "_id": "ac7f2383-feab-4e72-8bf6-5efebd943be1",
            "heading": "After the airport",
            "headingBn": "বিমানবন্দরের পর",
            "text": "We call after the first night, after the first wage and again after three months. When something is not as agreed, we take it up with the employer, and we answer the telephone until the contract ends.",
            "textBn": "প্রথম রাতের পর, প্রথম বেতনের পর, আবার তিন মাস পর আমরা ফোন করি। কোনো কিছু কথামতো না হলে নিয়োগকর্তার কাছে বিষয়টি তুলি। চুক্তি শেষ না হওয়া পর্যন্ত আমরা ফোন ধরি।"
          },
          {
            "_id": "34b65f05-0fc3-487a-886a-66a96e3f2cc2",
            "heading": "What we do not do",
            "headingBn": "আমরা যা করি না",
            "text": "- We do not sell visas.\n- We never hold a passport to stop a person from leaving.\n- We take no demand in which the worker pays what the employer owes.\n- Somebody offered you this in our name? [Tell us](/complaints).",
            "textBn": "- আমরা ভিসা বেচি না।\n- কাউকে আটকে রাখতে তাঁর পাসপোর্ট আটকে রাখি না।\n- নিয়োগকর্তার যে খরচ দেওয়ার কথা, তা কর্মীকে দিতে হলে সেই চাহিদা নিই না।\n- আমাদের নামে কেউ এমন প্রস্তাব দিয়েছেন? [আমাদের জানান](/complaints)।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": [
          {
            "_id": "80034343-1df8-461b-9b0a-3383be9e2a74",
            "picture": "/pictures/208ad6a43e518fee41b09d8ec6af9838-1280x854.webp",
            "alt": "A woman with a notepad talks with two workers at the table of their room; bunk beds and lockers behind them",
            "altBn": "থাকার ঘরের টেবিলে দুই কর্মীর সঙ্গে কথা বলছেন খাতা হাতে একজন নারী; পেছনে দোতলা বিছানা ও লকার"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "mission-vision",
      "version": 1,
      "title": "Mission Vision",
      "data": {
        "title": "Mission Vision",
        "titleBn": "লক্ষ্য ও রূপকল্প",
        "lead": "What we do, and where it should lead.",
        "leadBn": "আমরা কী করি, আর তা কোথায় নিয়ে যেতে চাই।",
        "description": "The mission and the vision of {name}, and how you can measure us by them.",
        "descriptionBn": "{name}-এর লক্ষ্য ও রূপকল্প, আর তা দিয়ে আপনি কীভাবে আমাদের যাচাই করবেন।",
        "chapters": [
          {
            "_id": "b123f6a9-d448-4340-89e5-42f92e8acdc9",
            "heading": "Mission",
            "headingBn": "লক্ষ্য",
            "text": "We place workers from Bangladesh with employers abroad, and we tell both sides the same about the job, the wage and the room. What was said before departure has to be true after it.\n\nRead [our mission in full](/mission): how we choose employers, and what we do not do.",
            "textBn": "আমরা বাংলাদেশের কর্মীদের বিদেশের নিয়োগকর্তাদের কাছে পাঠাই। কাজ, বেতন ও থাকার ঘর নিয়ে দুই পক্ষকে একই কথা বলি। যাওয়ার আগে যা বলা হয়েছে, যাওয়ার পরেও তা সত্যি হতে হবে।\n\n[আমাদের লক্ষ্য পুরোটা পড়ুন](/mission): নিয়োগকর্তা যেভাবে বাছি, আর আমরা যা করি না।"
          },
          {
            "_id": "3a94eeb2-39d1-411c-b79a-25665128a752",
            "heading": "Vision",
            "headingBn": "রূপকল্প",
            "text": "A Bangladesh from which people go abroad because they want to and not because they must: skilled, insured, paid through a bank, and free to come home when they choose.\n\nA family should need us once and not for ever. When the first contract has paid for a house, a shop or a daughter's college, the second one is a choice.",
            "textBn": "এমন এক বাংলাদেশ, যেখান থেকে মানুষ বিদেশে যান বাধ্য হয়ে নয়, নিজের ইচ্ছায়: হাতে দক্ষতা থাকবে, বিমা থাকবে, বেতন আসবে ব্যাংকে, আর যখন চাইবেন দেশে ফিরতে পারবেন।\n\nকোনো পরিবারের যেন আমাদের বারবার নয়, একবারই দরকার হয়। প্রথম চুক্তির আয়ে বাড়ি, দোকান বা মেয়ের কলেজের খরচ হয়ে গেলে দ্বিতীয়বার যাওয়া তখন নিজের ইচ্ছা।"
          },
          {
            "_id": "0c86e68f-4f08-4b10-ba91-b4422cc7cf97",
            "heading": "How you can measure us",
            "headingBn": "আমাদের যেভাবে যাচাই করবেন",
            "text": "By our [client countries](/our-clients): the record names every company and the number of workers it has taken on through us. By our [licence and fees](/licence-and-fees), which you can check without us. And by how quickly somebody answers when you are worried and call.",
            "textBn": "আমাদের [গন্তব্য দেশের তালিকা](/our-clients) দেখুন; সেখানে প্রতিটি কোম্পানির নাম আছে, আর আমাদের মাধ্যমে কতজন কর্মী নিয়েছে, তা-ও আছে। [লাইসেন্স ও ফি](/licence-and-fees) দেখুন; তা আমাদের ছাড়াই যাচাই করা যায়। আর দেখুন, দুশ্চিন্তায় ফোন করলে কত তাড়াতাড়ি কেউ ধরেন।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": [
          {
            "_id": "039d92f3-6df9-4420-be5b-bd41e8a07d73",
            "picture": "/pictures/8274e8662ce195585da6970343e84812-1280x854.webp",
            "alt": "A man with a suitcase comes home; a child and two relatives greet him in front of a brick house",
            "altBn": "স্যুটকেস হাতে একজন বাড়ি ফিরছেন; ইটের ঘরের সামনে একটি শিশু ও দুই আত্মীয় তাঁকে স্বাগত জানাচ্ছেন"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "values",
      "version": 1,
      "title": "Values",
      "data": {
        "title": "Values",
        "titleBn": "মূল্যবোধ",
        "lead": "What we stand for, and what it means in our work.",
        "leadBn": "আমরা যা মেনে চলি, আর প্রতিদিনের কাজে তার মানে।",
        "description": "People, Knowledge and Innovation: what {name} stands for, and what that means for workers and employers.",
        "descriptionBn": "মানুষ, জ্ঞান ও উদ্ভাবন: {name} যা মেনে চলে, আর কর্মী ও নিয়োগকর্তার জন্য তার মানে কী।",
        "chapters": [
          {
            "_id": "1f318387-30c1-4c6b-bc17-24d6accfef5c",
            "heading": "People",
            "headingBn": "মানুষ",
            "text": "A person is not a quota. We write down names before numbers, we explain before we ask for a signature, and we never keep a passport longer than the visa desk needs it.\n\nThe same holds for employers. If a crew will be late, the foreman hears it early. If the order was for six, we do not send ten.",
            "textBn": "মানুষ কোটা পূরণের সংখ্যা নয়। আমরা সংখ্যার আগে নাম লিখি, সই চাওয়ার আগে বুঝিয়ে বলি, আর ভিসার কাজে যত দিন লাগে তার বেশি এক দিনও পাসপোর্ট রাখি না।\n\nনিয়োগকর্তার বেলায়ও তা-ই। দল পাঠাতে দেরি হলে ফোরম্যান আগেভাগেই জানেন। ছয়জন চাইলে দশজন পাঠাই না।"
          },
          {
            "_id": "8bf614b1-0bce-4196-9b8c-299f9156176f",
            "heading": "Knowledge",
            "headingBn": "জ্ঞান",
            "text": "Work abroad goes well for people who know their trade, some of the language, the law, and the price of rice in the next shop. We teach all four before departure.\n\nOur trade testers have done the work themselves. What they find is written on one page that both the applicant and the employer may read.",
            "textBn": "বিদেশে তাঁরাই ভালো থাকেন, যাঁরা নিজের কাজ জানেন, কিছুটা ভাষা জানেন, আইন জানেন, আর জানেন পাশের দোকানে চালের দাম কত। রওনা হওয়ার আগে আমরা চারটিই শেখাই।\n\nআমাদের ট্রেড টেস্ট যাঁরা নেন, তাঁরা নিজেরা সেই কাজ করেছেন। ফলাফল এক পৃষ্ঠায় লেখা হয়; প্রার্থী ও নিয়োগকর্তা দুজনেই তা পড়তে পারেন।"
          },
          {
            "_id": "f410fe2d-ef9d-4a38-a062-3d45346c131f",
            "heading": "Innovation",
            "headingBn": "উদ্ভাবন",
            "text": "For us, new means a contract read aloud in Bangla for those who find reading hard, an application by telephone, and a test that an employer can watch by video.\n\nWe try such things with one group first and keep what helps.",
            "textBn": "আমাদের কাছে নতুন মানে পড়তে কষ্ট হলে বাংলায় চুক্তিপত্র পড়ে শোনানো, ফোনেই আবেদন, আর এমন পরীক্ষা, যা নিয়োগকর্তা ভিডিওতে দেখতে পারেন।\n\nএমন কিছু আমরা আগে একটি দল নিয়ে করে দেখি, আর যা কাজে লাগে তা রেখে দিই।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": [
          {
            "_id": "8a36e056-a73a-4fd1-9e48-919a8e687759",
            "picture": "/pictures/2bd50b73f88b3205dacb941ac05527a5-1280x854.webp",
            "alt": "A woman at a table reads a contract aloud to a worker and his family",
            "altBn": "টেবিলে বসে একজন নারী এক কর্মী ও তাঁর পরিবারকে চুক্তিপত্র পড়ে শোনাচ্ছেন"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "privacy",
      "version": 1,
      "title": "Privacy Policy",
      "data": {
        "title": "Privacy Policy",
        "titleBn": "গোপনীয়তা নীতি",
        "lead": "We keep little, tell you what it is, and delete it when you ask.",
        "leadBn": "আমরা অল্প তথ্য রাখি, কী রাখি তা জানাই, আর আপনি বললে মুছে ফেলি।",
        "description": "What this website of {name} keeps about you, why, for how long, and how to have it deleted.",
        "descriptionBn": "{name}-এর এই ওয়েবসাইট আপনার কোন তথ্য রাখে, কেন রাখে, কত দিন রাখে, আর কীভাবে তা মুছিয়ে নেবেন।",
        "chapters": [
          {
            "_id": "f0cc3e82-330d-47b9-89be-ae8198a8899b",
            "text": "You can read every public page without an account and without giving a name. No cookie is set until you choose a language or apply; the choice of a language is kept in one cookie for a year. The pages that you have read are kept in your own browser, so that they open without a connection. There is no advertising on this site, nobody counts your clicks for others, and nothing is loaded from other companies unless you ask for it.",
            "textBn": "অ্যাকাউন্ট বা নাম ছাড়াই আপনি সবার জন্য খোলা সব পৃষ্ঠা পড়তে পারেন। ভাষা বেছে না নিলে বা আবেদন না করলে কোনো কুকি রাখা হয় না; ভাষা বেছে নিলে সেই পছন্দটি এক বছর একটি কুকিতে থাকে। যেসব পৃষ্ঠা পড়েছেন, সেগুলো আপনার নিজের ব্রাউজারে থাকে, যাতে ইন্টারনেট না থাকলেও খোলে। এখানে কোনো বিজ্ঞাপন নেই, অন্যের হয়ে কেউ আপনার ক্লিক গোনে না, আর আপনি না চাইলে অন্য কোনো প্রতিষ্ঠানের কিছু লোড হয় না।"
          },
          {
            "_id": "47914ce8-69ef-4117-aa32-5fdd43d9cc91",
            "heading": "When you visit",
            "headingBn": "আপনি যখন সাইটে আসেন",
            "text": "Our server notes the time, the page, whether it loaded, and ten letters that stand for your connection until midnight, so that we can repair what breaks and see who floods the site. Nobody can tell your network address from the letters. Neither your name nor what you type is noted.\n\nTo keep machines from guessing passwords or flooding the contact form, the network address of a request is noted for up to one hour and deleted within three. Where somebody has signed in to a staff account, the address is remembered for thirty days, so that strangers cannot lock that person out.",
            "textBn": "আমাদের সার্ভার সময়, পৃষ্ঠা, তা ঠিকমতো খুলল কি না আর আপনার সংযোগের জায়গায় দশটি অক্ষর লিখে রাখে, যাতে কিছু নষ্ট হলে ঠিক করতে পারি, আর কেউ সাইট অচল করতে চাইলে ধরতে পারি। অক্ষরগুলো মধ্যরাতে বদলায়, আর তা থেকে আপনার নেটওয়ার্ক ঠিকানা বের করা যায় না। আপনার নাম বা আপনি যা লেখেন, তা রাখে না।\n\nকোনো যন্ত্র যাতে পাসওয়ার্ড অনুমান করতে বা যোগাযোগ ফর্ম বার্তায় ভরে দিতে না পারে, সে জন্য অনুরোধের নেটওয়ার্ক ঠিকানা সর্বোচ্চ এক ঘণ্টা মনে রাখা হয়, আর তিন ঘণ্টার মধ্যে মুছে যায়। কেউ স্টাফ অ্যাকাউন্টে লগইন করলে তাঁর নেটওয়ার্ক ঠিকানা ৩০ দিন মনে রাখা হয়, যাতে অচেনা কেউ তাঁর ঢোকার পথ আটকাতে না পারে।"
          },
          {
            "_id": "0db48f28-32b3-4298-8497-ad6ad0250fec",
            "heading": "When you write to us",
            "headingBn": "আপনি যখন আমাদের লেখেন",
            "text": "A message through the contact form is stored with your name, your e-mail address or telephone number, the company you chose and the time, and goes to that company by e-mail. Our staff read it to answer you and for nothing else. Where you give an e-mail address, a receipt goes to it; the address is then noted for a day, so that nobody can flood it in your name. A copy of each e-mail that we send is kept for thirty days.\n\nWe delete messages when they are no longer needed, and at once when you ask and name the reference you were given.",
            "textBn": "যোগাযোগ ফর্মের বার্তার সঙ্গে আপনার নাম, ই-মেইল ঠিকানা বা ফোন নম্বর, বেছে নেওয়া প্রতিষ্ঠান ও সময় সংরক্ষণ করা হয়, আর বার্তাটি সেই প্রতিষ্ঠানে ই-মেইলে যায়। আমাদের স্টাফ তা পড়েন শুধু আপনাকে উত্তর দিতে, অন্য কোনো কাজে নয়। ই-মেইল ঠিকানা দিলে সেখানে একটি ফিরতি ই-মেইল যায়; ঠিকানাটি এক দিন মনে রাখা হয়, যাতে আপনার নামে কেউ সেখানে একের পর এক ই-মেইল পাঠাতে না পারে। আমরা যে ই-মেইল পাঠাই, তার একটি কপি ৩০ দিন থাকে।\n\nদরকার শেষ হলে আমরা বার্তা মুছে ফেলি। আপনি রেফারেন্স নম্বরটি জানিয়ে মুছতে বললে সঙ্গে সঙ্গে মুছি।"
          },
          {
            "_id": "e6881f5e-cad6-45b8-a3a8-dc5578e97764",
            "heading": "When you apply for a job or ask for workers",
            "headingBn": "আপনি যখন চাকরির আবেদন করেন বা কর্মী চান",
            "text": "An application is stored with what you fill in: your name and telephone number, your district and trade, your experience, whether you have a passport, your message and a file that you attach. A demand is stored with your company, the posts, the person to reach and your documents. Only the staff who fill these jobs read them. Codes and secret links are kept as one-way fingerprints.\n\nThe form says how long we keep it. On the status page you can withdraw, and have everything erased after three days. A cookie lets the browser with which you applied recognise your application for a year; another one shows it to you for half an hour.",
            "textBn": "আবেদনের সঙ্গে আপনি যা লেখেন তা-ই সংরক্ষণ করা হয়: নাম ও ফোন নম্বর, জেলা ও পেশা, অভিজ্ঞতা, পাসপোর্ট আছে কি না, আপনার বার্তা আর সঙ্গে দেওয়া ফাইল। চাহিদার সঙ্গে থাকে আপনার কোম্পানি, পদগুলো, যোগাযোগের ব্যক্তি ও কাগজপত্র। এসব চাকরির কাজ যাঁরা করেন, শুধু সেই স্টাফই তা পড়েন। কোড আর গোপন লিংকের শুধু এমন একটি ছাপ রাখা হয়, যা থেকে সেগুলো আর বের করা যায় না।\n\nকত দিন রাখি, ফর্মেই লেখা আছে। অবস্থা দেখার পৃষ্ঠা থেকে আপনি আবেদন তুলে নিতে পারেন, আর চাইলে তিন দিন পর সব মুছে যায়। যে ব্রাউজারে আবেদন করেছেন, একটি কুকি দিয়ে সেটি এক বছর আপনার আবেদন চিনতে পারে; আরেকটি কুকি আধা ঘণ্টা আপনাকে আবেদনটি দেখায়।"
          },
          {
            "_id": "f57f2f41-ce25-4c92-90c2-7623f764bfa8",
            "heading": "When you complain",
            "headingBn": "আপনি যখন অভিযোগ করেন",
            "text": "You need not say who you are. A complaint is stored encrypted, with its day but without the hour. Your network address is in none of our records; to keep machines away it is noted in memory for an hour. No cookie is set, and nothing stays on your device. Only our complaints officers can read what you wrote. Whoever runs our server could technically break this protection; the form says so, too.\n\nThe complaint is deleted some time after it is closed; the form says when. With your code you can delete it at any time.",
            "textBn": "আপনি কে, তা না জানালেও চলে। অভিযোগ সাংকেতিক করে রাখা হয়; দিনটি থাকে, সময় থাকে না। আপনার নেটওয়ার্ক ঠিকানা আমাদের কোনো নথিতে থাকে না; যন্ত্র ঠেকাতে সেটি এক ঘণ্টা শুধু মেমোরিতে থাকে। কোনো কুকি রাখা হয় না, আপনার ফোনেও কিছু থাকে না। আপনার লেখা পড়তে পারেন শুধু আমাদের অভিযোগ কর্মকর্তারা। যিনি আমাদের সার্ভার চালান, তিনি কারিগরি দিক থেকে এই সুরক্ষা ভাঙতে পারেন; ফর্মেও সে কথা বলা আছে।\n\nঅভিযোগ নিষ্পন্ন হওয়ার কিছুদিন পর তা মুছে ফেলা হয়; কবে, তা ফর্মে লেখা আছে। আপনার কোড দিয়ে আপনি যেকোনো সময় তা মুছতে পারেন।"
          },
          {
            "_id": "7ef25ab4-85f3-4d84-a272-f985268ddf24",
            "heading": "The map",
            "headingBn": "মানচিত্র",
            "text": "The picture on the contact page is a sketch and comes from our own server. Only when you press the button to see the live map does your browser contact OpenStreetMap, which then learns your network address.",
            "textBn": "যোগাযোগ পৃষ্ঠার ছবিটি একটি নকশা, আসে আমাদের নিজেদের সার্ভার থেকে। সরাসরি মানচিত্র দেখার বোতাম চাপলে তবেই আপনার ব্রাউজার ওপেনস্ট্রিটম্যাপের সঙ্গে যোগাযোগ করে; তখন তারা আপনার নেটওয়ার্ক ঠিকানা জানতে পারে।"
          },
          {
            "_id": "f8ac74c4-5ece-4c58-b2e7-0d5b834e62ad",
            "heading": "Accounts of our staff",
            "headingBn": "আমাদের স্টাফের অ্যাকাউন্ট",
            "text": "People who work for the agency have accounts with name, e-mail address and a password of which only a one-way fingerprint is stored. While they are signed in, one cookie says so; another one lets the site recognise their browser. For each sign-in the browser and the country are noted, so that they notice a stranger. What they do in the staff area is noted with name and time and forgotten after a year.",
            "textBn": "এজেন্সিতে যাঁরা কাজ করেন, তাঁদের অ্যাকাউন্টে নাম, ই-মেইল ঠিকানা ও পাসওয়ার্ড থাকে। পাসওয়ার্ডের শুধু এমন একটি ছাপ রাখা হয়, যা থেকে পাসওয়ার্ডটি আর বের করা যায় না। লগইন থাকা অবস্থায় একটি কুকি সে কথা মনে রাখে; আরেকটি দিয়ে সাইট তাঁদের ব্রাউজার চেনে। অচেনা কেউ ঢুকলে যেন তাঁরা বুঝতে পারেন, তাই প্রতিটি লগইনের ব্রাউজার ও দেশ লেখা থাকে। স্টাফ প্যানেলে তাঁরা কী করেন, তা নাম ও সময়সহ লেখা থাকে এবং এক বছর পর মুছে যায়।"
          },
          {
            "_id": "45703f1d-c011-4bc1-86c5-9937e138b5af",
            "heading": "Your rights",
            "headingBn": "আপনার অধিকার",
            "text": "Ask what we have about you, have it corrected, or have it deleted: write to {email} or come to the office. You need not give a reason.",
            "textBn": "আপনার কী তথ্য আমাদের কাছে আছে, জানতে চাইতে পারেন, ভুল ঠিক করাতে পারেন, মুছিয়েও নিতে পারেন। {email} ঠিকানায় লিখুন বা অফিসে আসুন। কোনো কারণ দেখাতে হবে না।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": []
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "all-services",
      "version": 1,
      "title": "All Services",
      "data": {
        "title": "All Services",
        "titleBn": "সব সেবা",
        "lead": "From the first question to the flight and the months after it. Take one service or all of them.",
        "leadBn": "প্রথম প্রশ্ন থেকে ফ্লাইট এবং তার পরের মাসগুলো পর্যন্ত। একটি সেবা নিন, কিংবা সবগুলো।",
        "description": "Consultancy, employment assistance, tickets, visas and skill development: everything {name} does for employers and workers.",
        "descriptionBn": "পরামর্শ, চাকরি সহায়তা, টিকিট, ভিসা ও দক্ষতা উন্নয়ন: নিয়োগকর্তা ও কর্মীর জন্য {name} যা যা করে।",
        "chapters": [],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": []
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "manpower",
      "version": 1,
      "title": "Manpower Consultancy",
      "data": {
        "title": "Manpower Consultancy",
        "titleBn": "জনশক্তি পরামর্শ",
        "lead": "Tell us what you have to build, run or look after. We tell you which trades you need, where to find the people and what will make them stay.",
        "leadBn": "কী গড়বেন, কী চালাবেন বা কাদের দেখাশোনা করবেন, আমাদের জানান। কোন পেশার কর্মী লাগবে, কোথায় পাওয়া যাবে আর কী পেলে তাঁরা থেকে যাবেন, আমরা বলব।",
        "description": "Advice and recruitment for employers abroad: planning, sourcing and placement of specialists and large crews from Bangladesh.",
        "descriptionBn": "বিদেশের নিয়োগকর্তাদের জন্য পরামর্শ ও নিয়োগ: পরিকল্পনা, বাংলাদেশ থেকে বিশেষজ্ঞ ও বড় দলের কর্মী সংগ্রহ এবং কাজে পৌঁছে দেওয়া।",
        "contactName": "Ashfaq Rahim Sikder",
        "contactNameBn": "আশফাক রহিম সিকদার",
        "contactRole": "Head of the employers’ desk",
        "contactRoleBn": "প্রধান, নিয়োগকর্তা ডেস্ক",
        "contactPhone": "+880 1800 000088",
        "chapters": [
          {
            "_id": "f9fc3e29-d095-4b8e-8540-55375852312a",
            "text": "Good recruitment begins before the demand letter. We go through your plan with you: the trades and their levels, the wage that people with that skill expect, the rooms, the shifts, and the day on which the first crew has to be on site. If part of the plan will not work, we say so at the table.\n\nFor a single specialist we ask former colleagues and search the records of people who have come home. For bulk recruitment we advertise, invite and test in several districts at once. Crews then travel in the order in which your project needs them, and after they arrive we ask both sides how it is going.",
            "textBn": "ভালো নিয়োগের শুরু চাহিদাপত্রেরও আগে। আপনার পরিকল্পনা নিয়ে আমরা একসঙ্গে বসি: কোন পেশা ও কোন মানের দক্ষতা চাই, এমন কর্মী কত বেতন আশা করেন, থাকার ঘর, কাজের শিফট, আর কোন তারিখে প্রথম দলকে কাজের জায়গায় থাকতে হবে। পরিকল্পনার কোনো অংশ না টিকলে আলোচনার টেবিলেই জানাই।\n\nএকজন-দুজন বিশেষজ্ঞ খুঁজি পুরোনো সহকর্মী আর দেশে ফেরা কর্মীদের তালিকা ধরে। বড় নিয়োগে একসঙ্গে কয়েকটি জেলায় বিজ্ঞাপন দিই, প্রার্থী ডাকি ও পরীক্ষা নিই। আপনার প্রকল্পে যখন যাঁদের দরকার, সেই ক্রমে দল যায়। তাঁরা পৌঁছানোর পর আমরা দুই পক্ষেরই খোঁজ নিই।"
          }
        ],
        "covers": [
          {
            "_id": "073b7e7d-3388-4e0f-99c3-727bd632e551",
            "title": "A first answer to your demand",
            "titleBn": "আপনার চাহিদার প্রথম উত্তর",
            "figure": "{answer}",
            "figureBn": "{answer}",
            "text": "Whether we can take it on, and what we still need to know.",
            "textBn": "কাজটি আমরা নিতে পারি কি না, আর কী কী জানা বাকি।"
          },
          {
            "_id": "9764ef6e-2aa4-42aa-af72-6170abdbf633",
            "title": "Replacement without our fee",
            "titleBn": "আমাদের ফি ছাড়াই বদলি কর্মী",
            "figure": "{replacement} days",
            "figureBn": "{replacement} দিন",
            "text": "Counted from arrival, if somebody proves unfit for the trade they were tested in, or leaves.",
            "textBn": "পৌঁছানোর দিন থেকে গোনা; কেউ পরীক্ষা দেওয়া পেশার উপযুক্ত না হলে বা কাজ ছেড়ে গেলে।"
          },
          {
            "_id": "71a2fe77-f32c-43bf-93a7-2ef100c3a53c",
            "title": "One person for the whole file",
            "titleBn": "পুরো ফাইলের দায়িত্ব একজনের",
            "figure": "1 officer",
            "figureBn": "১ জন কর্মকর্তা",
            "text": "With a report every week: how many invited, chosen, medically fit, with a visa, with a ticket.",
            "textBn": "প্রতি সপ্তাহে তাঁর প্রতিবেদন: কতজনকে ডাকা হলো, কতজন নির্বাচিত, মেডিকেলে উত্তীর্ণ, কতজনের ভিসা ও টিকিট হলো।"
          },
          {
            "_id": "0743cde9-9ab2-4133-a8b5-cac0f6b24877",
            "title": "A written plan first",
            "titleBn": "সবার আগে লিখিত পরিকল্পনা",
            "text": "Trades, numbers, wages and dates, before anything is advertised.",
            "textBn": "বিজ্ঞাপনের আগেই পেশা, সংখ্যা, বেতন ও তারিখ।"
          },
          {
            "_id": "6049b9e5-7567-4e10-930a-66a2ec57bfb6",
            "title": "One test standard",
            "titleBn": "পরীক্ষার মান একটিই",
            "text": "Agreed with you, for every district and every group.",
            "textBn": "আপনার সঙ্গে ঠিক করা, সব জেলা ও সব দলের জন্য।"
          },
          {
            "_id": "82f415de-9408-40fe-b302-c4b1dba538f7",
            "title": "One specialist or several hundred people",
            "titleBn": "একজন বিশেষজ্ঞ থেকে কয়েক শ কর্মী",
            "text": "Large crews leave in stages that follow your building plan.",
            "textBn": "বড় দল যায় ধাপে ধাপে, আপনার নির্মাণ পরিকল্পনা মেনে।"
          }
        ],
        "steps": [
          {
            "_id": "c611ad28-8596-40fb-b6d1-8584931fddfa",
            "title": "Plan and demand letter",
            "titleBn": "পরিকল্পনা ও চাহিদাপত্র",
            "days": "3 to 7 days",
            "daysBn": "৩ থেকে ৭ দিন",
            "text": "Trades, numbers, wage, hours, rooms, and who pays for what.",
            "textBn": "পেশা, সংখ্যা, বেতন, কাজের সময়, থাকার ঘর আর কোন খরচ কে দেবেন।"
          },
          {
            "_id": "a7622e08-0db6-412e-bcfa-85daa9f22c76",
            "title": "Attestation",
            "titleBn": "সত্যায়ন",
            "days": "1 to 4 weeks",
            "daysBn": "১ থেকে ৪ সপ্তাহ",
            "text": "The mission of Bangladesh attests your documents; the authorities give the recruitment permission.",
            "textBn": "বাংলাদেশ মিশন আপনার কাগজপত্র সত্যায়ন করে, কর্তৃপক্ষ নিয়োগানুমতি দেয়।"
          },
          {
            "_id": "87c70838-d729-46b9-b515-71000f05218f",
            "title": "Selection",
            "titleBn": "বাছাই",
            "days": "2 to 4 weeks",
            "daysBn": "২ থেকে ৪ সপ্তাহ",
            "text": "Oral or practical tests, with your foreman in our yard or on video.",
            "textBn": "মৌখিক বা ব্যবহারিক পরীক্ষা; আপনার ফোরম্যান থাকেন আমাদের টেস্ট ইয়ার্ডে বা ভিডিওতে।"
          },
          {
            "_id": "e4c854c0-07c0-4656-b3c5-cdee62a913d0",
            "title": "Visa",
            "titleBn": "ভিসা",
            "days": "2 to 8 weeks",
            "daysBn": "২ থেকে ৮ সপ্তাহ",
            "text": "After the medical check. Clearance and training follow.",
            "textBn": "মেডিকেল পরীক্ষার পরে। এরপর ছাড়পত্র ও প্রশিক্ষণ।"
          },
          {
            "_id": "7478fa89-da4d-4c52-ae50-d0097c611e25",
            "title": "Departure",
            "titleBn": "যাত্রা",
            "days": "3 to 10 days",
            "daysBn": "৩ থেকে ১০ দিন",
            "text": "Booked on one list. We call after the first night and after the first wage.",
            "textBn": "এক তালিকায় সবার বুকিং। প্রথম রাতের পর ও প্রথম বেতনের পর আমরা ফোন করি।"
          }
        ],
        "papers": [
          {
            "_id": "fc554d90-dfb3-4611-b5a5-3ab7f2030231",
            "name": "Demand letter",
            "nameBn": "চাহিদাপত্র",
            "note": "A draft is enough to begin.",
            "noteBn": "শুরু করার জন্য খসড়াই যথেষ্ট।"
          },
          {
            "_id": "76bef46b-7d56-410d-a289-bc0d392b2d1f",
            "name": "Power of attorney",
            "nameBn": "ক্ষমতাপত্র (পাওয়ার অব অ্যাটর্নি)",
            "note": "For the agency, attested with the demand letter.",
            "noteBn": "এজেন্সির নামে, চাহিদাপত্রের সঙ্গে সত্যায়িত।"
          },
          {
            "_id": "7c7cde69-f594-45cf-b94c-dc98ab3e2e4d",
            "name": "Model employment contract",
            "nameBn": "নিয়োগের চুক্তিপত্রের নমুনা",
            "note": "Workers read it in Bangla before they sign.",
            "noteBn": "কর্মীরা সই করার আগে তা বাংলায় পড়েন।"
          },
          {
            "_id": "00569c54-eae7-4894-bff8-49fa79c285dc",
            "name": "Company registration",
            "nameBn": "কোম্পানি নিবন্ধন"
          },
          {
            "_id": "7d49e142-669b-411e-8aa7-708ecf43cf8a",
            "name": "Visa approval or work permit",
            "nameBn": "ভিসা অনুমোদন বা ওয়ার্ক পারমিট",
            "note": "A copy.",
            "noteBn": "কপি।"
          }
        ],
        "people": [],
        "timeline": [],
        "pictures": [
          {
            "_id": "95737516-e9e0-4f67-b7e0-9126dc363555",
            "picture": "/pictures/4f8489a99cd5a71692f77dc831f4d895-1280x854.webp",
            "alt": "An engineer explains a plan on an easel to four workers in helmets; a crane behind them",
            "altBn": "একজন প্রকৌশলী বোর্ডে নকশা দেখিয়ে হেলমেট পরা চার কর্মীকে কাজ বোঝাচ্ছেন; পেছনে একটি ক্রেন"
          },
          {
            "_id": "89039607-43e9-438f-8059-3ed4166cc9c1",
            "picture": "/pictures/928bb777578cf5c17ea4076ff52dec4b-1280x854.webp",
            "alt": "Two people at a table and a colleague at a wall chart plan who is needed on a site, and when",
            "altBn": "টেবিলে দুজন আর দেয়ালের ছকের সামনে এক সহকর্মী পরিকল্পনা করছেন, সাইটে কাকে কখন লাগবে"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "employment",
      "version": 1,
      "title": "Employment Assistance",
      "data": {
        "title": "Employment Assistance",
        "titleBn": "চাকরি সহায়তা",
        "lead": "A job abroad should go to the person who can do it. We test the work, explain the contract, and see that you get there.",
        "leadBn": "বিদেশের চাকরি তাঁরই পাওয়া উচিত, যিনি কাজটি পারেন। আমরা কাজের পরীক্ষা নিই, চুক্তিপত্র বুঝিয়ে বলি, আর আপনাকে কাজে পৌঁছে দিই।",
        "description": "How applicants are chosen at {name}: by oral or practical test, with accommodation and transport arranged.",
        "descriptionBn": "{name}-এ প্রার্থী বাছাই হয় মৌখিক বা ব্যবহারিক পরীক্ষায়; থাকা ও যাতায়াতের ব্যবস্থা আমরা করি।",
        "contactName": "Shirin Sultana Mollik",
        "contactNameBn": "শিরিন সুলতানা মল্লিক",
        "contactRole": "Director, Selection and Training",
        "contactRoleBn": "পরিচালক, বাছাই ও প্রশিক্ষণ",
        "chapters": [
          {
            "_id": "cbafea58-3812-4467-a66f-fb03de13d55a",
            "text": "Applicants are chosen by oral or practical test, whichever suits the work. A mason builds, a welder welds, a cook cooks; a nurse or a storekeeper talks us through a shift. The employer’s foreman may judge in our yard or by video.\n\nIf you are chosen, you sit down with an officer, and with your family if you like. The contract is read aloud in Bangla: the work, the hours, the wage, the room, the food, the leave and the journey home.\n\nAccommodation and transport are arranged. If you come from far away for a test, a medical check or training, you have a bed in our rest house and a seat on the bus.",
            "textBn": "কাজ বুঝে মৌখিক বা ব্যবহারিক পরীক্ষায় প্রার্থী বাছাই হয়। রাজমিস্ত্রি গাঁথুনি করেন, ওয়েল্ডার ঝালাই করেন, রাঁধুনি রান্না করেন; নার্স বা স্টোরকিপার বলেন, একটি শিফট তিনি কীভাবে সামলান। নিয়োগকর্তার ফোরম্যান আমাদের টেস্ট ইয়ার্ডে এসে বা ভিডিওতে দেখে বিচার করতে পারেন।\n\nনির্বাচিত হলে আপনি একজন কর্মকর্তার সঙ্গে বসেন, চাইলে পরিবারকে নিয়েই। চুক্তিপত্র বাংলায় পড়ে শোনানো হয়: কাজ, সময়, বেতন, থাকার ঘর, খাবার, ছুটি আর দেশে ফেরার পথ।\n\nথাকা ও যাতায়াতের ব্যবস্থা করা থাকে। পরীক্ষা, মেডিকেল বা প্রশিক্ষণের জন্য দূর থেকে এলে আমাদের রেস্ট হাউসে বিছানা পাবেন, বাসে আসন পাবেন।"
          }
        ],
        "covers": [
          {
            "_id": "ddff24e6-9c75-4a92-a109-704be3af65c8",
            "title": "An answer for every applicant",
            "titleBn": "প্রত্যেক প্রার্থীর জন্য উত্তর",
            "figure": "1 week",
            "figureBn": "১ সপ্তাহ",
            "text": "If you are not chosen, you hear the reason and a suggestion: a course, another trade or another employer.",
            "textBn": "নির্বাচিত না হলে কারণ জানবেন, সঙ্গে একটি পরামর্শ: কোনো কোর্স, অন্য পেশা বা অন্য নিয়োগকর্তা।"
          },
          {
            "_id": "e9ee2eeb-166c-48d3-96b5-ddf94e2431c3",
            "title": "A written test result",
            "titleBn": "পরীক্ষার লিখিত ফল",
            "figure": "1 page",
            "figureBn": "১ পৃষ্ঠা",
            "text": "The testers write it for each applicant, and you may read it.",
            "textBn": "পরীক্ষকেরা প্রত্যেকের জন্য লেখেন, আপনি তা পড়তে পারেন।"
          },
          {
            "_id": "612a65cc-ca71-4a59-94e9-83f505107a33",
            "title": "Time to think it over",
            "titleBn": "ভেবে দেখার সময়",
            "figure": "1 night",
            "figureBn": "১ রাত",
            "text": "You never have to sign on the day you first hear the contract.",
            "textBn": "যেদিন প্রথম চুক্তিপত্র শুনবেন, সেদিনই সই করতে হয় না।"
          },
          {
            "_id": "f2fad914-543c-4b8e-949c-fa36915796d9",
            "title": "Testers from your trade",
            "titleBn": "আপনার পেশার পরীক্ষক",
            "text": "A welder tests welders, a nurse speaks with nurses.",
            "textBn": "ওয়েল্ডারের পরীক্ষা নেন ওয়েল্ডার, নার্সের সঙ্গে কথা বলেন নার্স।"
          },
          {
            "_id": "4ecf55d6-5b47-4ec5-800b-fdf7290405df",
            "title": "A bed and a bus",
            "titleBn": "থাকার জায়গা ও বাস",
            "text": "For applicants who come from far away.",
            "textBn": "দূর থেকে আসা প্রার্থীদের জন্য।"
          },
          {
            "_id": "3a4b0ec6-2e58-481f-b90d-414acc65d1cb",
            "title": "A room with an address",
            "titleBn": "থাকার ঘরের ঠিকানা",
            "text": "You see pictures of it before you fly, and know who meets you at the airport.",
            "textBn": "রওনা হওয়ার আগেই ঘরের ছবি দেখবেন, বিমানবন্দরে কে নিতে আসবেন তা-ও জানবেন।"
          }
        ],
        "steps": [
          {
            "_id": "e2c50771-3fa3-42db-a3c5-8e1d7001eccc",
            "title": "Apply",
            "titleBn": "আবেদন",
            "text": "On this site, by telephone or at the office.",
            "textBn": "এই সাইটে, ফোনে বা অফিসে এসে।"
          },
          {
            "_id": "7a2663e5-008f-44fe-b205-541365be90bc",
            "title": "Test",
            "titleBn": "পরীক্ষা",
            "days": "2 to 4 weeks",
            "daysBn": "২ থেকে ৪ সপ্তাহ",
            "text": "Oral or practical, in our yard or by video.",
            "textBn": "মৌখিক বা ব্যবহারিক, আমাদের টেস্ট ইয়ার্ডে বা ভিডিওতে।"
          },
          {
            "_id": "6329b9e9-e80e-403f-b36c-0c5722a5006d",
            "title": "Contract",
            "titleBn": "চুক্তিপত্র",
            "text": "Read aloud in Bangla. You sign when every question is answered.",
            "textBn": "বাংলায় পড়ে শোনানো হয়। সব প্রশ্নের উত্তর পেলে তবেই সই করবেন।"
          },
          {
            "_id": "d6cd5849-5561-4457-b661-85b3927b8893",
            "title": "Medical check",
            "titleBn": "মেডিকেল পরীক্ষা",
            "days": "2 to 5 days",
            "daysBn": "২ থেকে ৫ দিন",
            "text": "In a centre that the country of work accepts.",
            "textBn": "কাজের দেশের অনুমোদিত কেন্দ্রে।"
          },
          {
            "_id": "c58ba159-f998-4e70-a9a3-04eb8818b98e",
            "title": "Visa",
            "titleBn": "ভিসা",
            "days": "2 to 8 weeks",
            "daysBn": "২ থেকে ৮ সপ্তাহ",
            "text": "Training and BMET clearance follow in 1 to 2 weeks.",
            "textBn": "এরপর ১ থেকে ২ সপ্তাহে প্রশিক্ষণ ও বিএমইটি ছাড়পত্র।"
          },
          {
            "_id": "ec7729bf-373d-458d-b1eb-9ef1ea0562da",
            "title": "Departure",
            "titleBn": "যাত্রা",
            "days": "3 to 10 days",
            "daysBn": "৩ থেকে ১০ দিন",
            "text": "A bus to the airport, and an officer who stays until you are through passport control.",
            "textBn": "বিমানবন্দর পর্যন্ত বাস; ইমিগ্রেশন পার না হওয়া পর্যন্ত একজন কর্মকর্তা থাকেন।"
          }
        ],
        "papers": [
          {
            "_id": "9242bf45-2350-4176-8642-e51af76587ca",
            "name": "Passport",
            "nameBn": "পাসপোর্ট",
            "note": "It stays with you until the visa desk needs it.",
            "noteBn": "ভিসা ডেস্কের দরকার না হওয়া পর্যন্ত আপনার কাছেই থাকে।"
          },
          {
            "_id": "05bed0bf-ead2-4764-b664-cc4117ff26b2",
            "name": "Photographs",
            "nameBn": "ছবি"
          },
          {
            "_id": "bb2c96be-7809-4e2e-a906-583c9e6eab97",
            "name": "School and trade certificates",
            "nameBn": "শিক্ষা ও ট্রেডের সনদ",
            "note": "If you have any. The test counts more.",
            "noteBn": "থাকলে আনবেন। পরীক্ষার গুরুত্বই বেশি।"
          },
          {
            "_id": "3242adeb-f681-48bb-a03e-83f7ed125fb2",
            "name": "Proof of earlier work",
            "nameBn": "আগের কাজের প্রমাণ",
            "note": "If you have any.",
            "noteBn": "থাকলে আনবেন।"
          }
        ],
        "people": [],
        "timeline": [],
        "pictures": [
          {
            "_id": "bebce0bd-a5c8-4200-b717-d8b1d4f6aa6a",
            "picture": "/pictures/601dde5778629c2fdfa4a1f73fe2a5fb-1280x854.webp",
            "alt": "An applicant is interviewed at a desk while others wait on chairs along the wall",
            "altBn": "ডেস্কে একজন প্রার্থীর সাক্ষাৎকার চলছে, দেয়াল ঘেঁষে চেয়ারে অন্যরা অপেক্ষা করছেন"
          },
          {
            "_id": "f1cf6a46-e7a1-42b6-a208-0cf9d9fb0bee",
            "picture": "/pictures/520673d2f8039fac6d70695c559e873d-1280x854.webp",
            "alt": "People with suitcases wait beside a bus while a helper loads the luggage",
            "altBn": "স্যুটকেস নিয়ে কয়েকজন বাসের পাশে অপেক্ষা করছেন, একজন সহকারী মালপত্র তুলছেন"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "ticket",
      "version": 1,
      "title": "Ticket Assistance",
      "data": {
        "title": "Ticket Assistance",
        "titleBn": "টিকিট সহায়তা",
        "lead": "The right seat on the right day, luggage for two years, and somebody beside you at the counter.",
        "leadBn": "ঠিক দিনে ঠিক আসন, দুই বছরের মালপত্র, আর কাউন্টারে পাশে থাকার মতো একজন মানুষ।",
        "description": "Flights for workers, groups and families through our affiliated travel agency, with luggage, transfers and help on the day.",
        "descriptionBn": "আমাদের সহযোগী ট্রাভেল এজেন্সির মাধ্যমে কর্মী, দল ও পরিবারের ফ্লাইট; সঙ্গে মালপত্র, যাতায়াত আর যাত্রার দিনের সহায়তা।",
        "contactName": "Monir Hossain Patwary",
        "contactNameBn": "মনির হোসেন পাটোয়ারী",
        "contactRole": "Head of the ticket desk",
        "contactRoleBn": "প্রধান, টিকিট ডেস্ক",
        "chapters": [
          {
            "_id": "ff21f3aa-245d-4e27-832c-e5fa5952fa38",
            "text": "Tickets are booked through our affiliated travel agency, which knows the routes our workers fly and the rules of the airlines. A flight is booked when the visa is in the passport, and moved in time when the visa is late.\n\nGroups travel on one list. We ask for seats together and choose connections that leave enough time for people who have never changed planes. Families and other travellers can use the same desk.",
            "textBn": "টিকিট কাটা হয় আমাদের সহযোগী ট্রাভেল এজেন্সির মাধ্যমে। কর্মীরা কোন পথে যান আর কোন এয়ারলাইনসের কী নিয়ম, তারা জানে। ফ্লাইট বুকিং হয় পাসপোর্টে ভিসা দেখে; ভিসায় দেরি হলে সময় থাকতেই তারিখ পেছানো হয়।\n\nদলের সবাই যান এক তালিকায়। আমরা পাশাপাশি আসন চাই, আর এমন সংযোগ ফ্লাইট বাছি, যাতে আগে কখনো উড়োজাহাজ বদলাননি এমন যাত্রীও যথেষ্ট সময় পান। পরিবার ও অন্য যাত্রীরাও এই ডেস্কের সেবা নিতে পারেন।"
          }
        ],
        "covers": [
          {
            "_id": "b497f73c-abb6-4fee-b58d-b686937351ab",
            "title": "A travel sheet in Bangla",
            "titleBn": "বাংলায় ভ্রমণ নির্দেশিকা",
            "figure": "2 days before",
            "figureBn": "২ দিন আগে",
            "text": "Your flight, the signs to look for, and the number of the person who waits for you.",
            "textBn": "আপনার ফ্লাইট, কোন চিহ্ন দেখে গেট চিনবেন, আর বিদেশে যিনি অপেক্ষা করছেন তাঁর ফোন নম্বর।"
          },
          {
            "_id": "fc4257f9-a3c3-4705-8ee7-ad0db970fca7",
            "title": "At the airport, not alone",
            "titleBn": "বিমানবন্দরে একা নন",
            "figure": "4 hours before",
            "figureBn": "৪ ঘণ্টা আগে",
            "text": "A bus leaves from our rest house. An officer stays until the last passenger is through passport control.",
            "textBn": "আমাদের রেস্ট হাউস থেকে বাস ছাড়ে। শেষ যাত্রী ইমিগ্রেশন পার না হওয়া পর্যন্ত একজন কর্মকর্তা থাকেন।"
          },
          {
            "_id": "9435e354-7b66-418b-897f-62223d1cb87b",
            "title": "For a whole group",
            "titleBn": "পুরো দলের জন্য",
            "figure": "1 list",
            "figureBn": "১টি তালিকা",
            "text": "With seats together and one flight for all where there is room.",
            "textBn": "পাশাপাশি আসন; জায়গা থাকলে সবার এক ফ্লাইট।"
          },
          {
            "_id": "bd277d67-2eec-4751-8e22-1e23a56f6986",
            "title": "One person, a group or a family",
            "titleBn": "একজন, দল বা পরিবার",
            "text": "Through our affiliated travel agency.",
            "textBn": "আমাদের সহযোগী ট্রাভেল এজেন্সির মাধ্যমে।"
          },
          {
            "_id": "95183336-b93a-4ba0-bf8b-339a0cbbffae",
            "title": "Fares explained",
            "titleBn": "ভাড়া বুঝিয়ে বলা",
            "text": "How much luggage is included, and what a change or a refund costs.",
            "textBn": "ভাড়ায় কত মালপত্র ধরা আছে, তারিখ বদলাতে বা টাকা ফেরত নিতে কত লাগে।"
          },
          {
            "_id": "59bfb73a-fb7c-4f59-9391-2b8d69852bf4",
            "title": "The way back",
            "titleBn": "ফেরার পথ",
            "text": "For leave, an emergency at home or the end of the contract.",
            "textBn": "ছুটি, বাড়ির জরুরি প্রয়োজন বা চুক্তি শেষে।"
          }
        ],
        "steps": [
          {
            "_id": "03bd063c-aedd-4538-8cf8-7c348ddafcc2",
            "title": "Booking",
            "titleBn": "বুকিং",
            "days": "3 to 10 days before",
            "daysBn": "৩ থেকে ১০ দিন আগে",
            "text": "Once the visa is in the passport.",
            "textBn": "পাসপোর্টে ভিসা লাগার পর।"
          },
          {
            "_id": "f8f4443c-f58f-463d-9de4-9a32a7e93291",
            "title": "Travel sheet and copies",
            "titleBn": "নির্দেশিকা ও কপি",
            "days": "2 days before",
            "daysBn": "২ দিন আগে",
            "text": "A folder with copies of all documents; a second set stays with your family.",
            "textBn": "সব কাগজপত্রের কপিসহ একটি ফোল্ডার; আরেক সেট থাকে পরিবারের কাছে।"
          },
          {
            "_id": "56a3f95d-f528-4ebc-9a2c-10b83d35f7f2",
            "title": "To the airport",
            "titleBn": "বিমানবন্দরে",
            "days": "4 hours before",
            "daysBn": "৪ ঘণ্টা আগে",
            "text": "By bus from our rest house, with an officer.",
            "textBn": "রেস্ট হাউস থেকে বাসে, সঙ্গে একজন কর্মকর্তা।"
          },
          {
            "_id": "ffd61a4b-40e8-42af-a96e-0b511e1f59a6",
            "title": "Arrival",
            "titleBn": "পৌঁছানো",
            "days": "On the day",
            "daysBn": "সেই দিনই",
            "text": "You are met at the airport and brought to your room.",
            "textBn": "বিমানবন্দর থেকে আপনাকে থাকার ঘরে পৌঁছে দেওয়া হয়।"
          }
        ],
        "papers": [
          {
            "_id": "d3fa3482-d7ab-48d2-9f49-507df10a8cf7",
            "name": "Passport with visa",
            "nameBn": "ভিসাসহ পাসপোর্ট"
          },
          {
            "_id": "e90e56e2-2af1-4d01-821c-9cdf758699c4",
            "name": "Clearance card",
            "nameBn": "ছাড়পত্র কার্ড",
            "note": "From BMET.",
            "noteBn": "বিএমইটি থেকে পাওয়া।"
          },
          {
            "_id": "cbe109b2-7acc-460d-a5d8-5b3d75d13534",
            "name": "Employment contract",
            "nameBn": "নিয়োগের চুক্তিপত্র",
            "note": "A copy in Bangla.",
            "noteBn": "বাংলায় একটি কপি।"
          },
          {
            "_id": "c714af37-2284-4b66-ab9b-ebdb0b78e624",
            "name": "Passport of each traveller",
            "nameBn": "প্রত্যেক যাত্রীর পাসপোর্ট",
            "note": "For families and other travellers.",
            "noteBn": "পরিবার ও অন্য যাত্রীদের জন্য।"
          }
        ],
        "people": [],
        "timeline": [],
        "pictures": [
          {
            "_id": "31374234-b327-439b-bdc9-453aa1a77950",
            "picture": "/pictures/60034be84417146bfe2a19771f910f30-1280x854.webp",
            "alt": "A traveller receives a ticket at the desk of a travel agency with a map of routes on the wall",
            "altBn": "ট্রাভেল এজেন্সির ডেস্কে একজন যাত্রী টিকিট নিচ্ছেন, দেয়ালে বিমানপথের মানচিত্র"
          },
          {
            "_id": "b95c3384-3ac6-4c8b-873a-94e1d5a9f5cc",
            "picture": "/pictures/29f59acacd0e7ac493a43071e8308b59-1280x854.webp",
            "alt": "A marshaller raises two batons in front of an aircraft at dawn while people climb the steps",
            "altBn": "ভোরে উড়োজাহাজের সামনে এক মাঠকর্মী দুটি ব্যাটন উঁচিয়ে ধরেছেন, যাত্রীরা সিঁড়ি বেয়ে উঠছেন"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "visa",
      "version": 1,
      "title": "Visa Assistance",
      "data": {
        "title": "Visa Assistance",
        "titleBn": "ভিসা সহায়তা",
        "lead": "One wrong letter in a name can hold up a visa. We look for it before the embassy does.",
        "leadBn": "নামের একটি অক্ষর ভুল হলেও ভিসা আটকে যেতে পারে। দূতাবাসের চোখে পড়ার আগেই আমরা তা খুঁজে বের করি।",
        "description": "Work visas prepared with care: documents checked before they are sent, appointments booked, and news of every step.",
        "descriptionBn": "যত্নে তৈরি করা কাজের ভিসার ফাইল: পাঠানোর আগে কাগজ যাচাই, সাক্ষাতের সময় নেওয়া, আর প্রতিটি ধাপের খবর।",
        "contactName": "Dilara Yasmin Kazi",
        "contactNameBn": "দিলারা ইয়াসমিন কাজী",
        "contactRole": "Head of the visa desk",
        "contactRoleBn": "প্রধান, ভিসা ডেস্ক",
        "chapters": [
          {
            "_id": "638eedb1-e08e-4041-8164-58adfe72c35f",
            "text": "A work visa depends on documents that have to agree with one another: passport, contract, the employer’s permit, medical report and certificates. Our visa desk compares them line by line before anything is sent.\n\nWe fill in the application with you, book the appointment for fingerprints or an interview, and explain what will be asked and why. Nobody is told what to answer. If a question worries you, tell us before you go.\n\nThe country that issues the visa decides, and we promise no result. Once the visa is in the passport, the clearance and the flight are prepared in the same office.",
            "textBn": "কাজের ভিসার কাগজগুলোর একটির সঙ্গে অন্যটির মিল থাকতে হয়: পাসপোর্ট, চুক্তিপত্র, নিয়োগকর্তার অনুমতিপত্র, মেডিকেল রিপোর্ট ও সনদ। কিছু পাঠানোর আগে আমাদের ভিসা ডেস্ক প্রতিটি লাইন মিলিয়ে দেখে।\n\nআপনার সঙ্গে বসেই আমরা আবেদনপত্র পূরণ করি, আঙুলের ছাপ বা সাক্ষাৎকারের সময় নিই, আর বুঝিয়ে বলি কী জিজ্ঞেস করা হবে এবং কেন। কাউকে উত্তর শিখিয়ে দেওয়া হয় না। কোনো প্রশ্ন নিয়ে দুশ্চিন্তা থাকলে যাওয়ার আগে আমাদের বলুন।\n\nভিসা দেবে কি না, তা ঠিক করে কাজের দেশ; ফলের প্রতিশ্রুতি আমরা দিই না। পাসপোর্টে ভিসা লাগার পর ছাড়পত্র ও ফ্লাইটের প্রস্তুতি হয় একই অফিসে।"
          }
        ],
        "covers": [
          {
            "_id": "9768d1bd-5ce7-4cd4-9140-bcd7bb3d6f8a",
            "title": "From the file to the decision",
            "titleBn": "ফাইল থেকে সিদ্ধান্ত",
            "figure": "2 to 8 weeks",
            "figureBn": "২ থেকে ৮ সপ্তাহ",
            "text": "How long it usually takes. It depends on the country and the season.",
            "textBn": "সাধারণত যত সময় লাগে। দেশ ও মৌসুমভেদে কমবেশি হয়।"
          },
          {
            "_id": "8f8e51a5-715f-428a-9f59-f44cfbba79d5",
            "title": "News of your file",
            "titleBn": "আপনার ফাইলের খবর",
            "figure": "3 messages",
            "figureBn": "৩টি বার্তা",
            "text": "When it is sent, when it is accepted and when it is decided, in Bangla or English.",
            "textBn": "ফাইল পাঠানো হলে, গৃহীত হলে আর সিদ্ধান্ত হলে; বাংলায় বা ইংরেজিতে।"
          },
          {
            "_id": "d92b6609-4170-4eb6-964f-1587497daf1c",
            "title": "For your passport",
            "titleBn": "আপনার পাসপোর্টের জন্য",
            "figure": "1 receipt",
            "figureBn": "১টি রসিদ",
            "text": "It comes back as soon as the desk no longer needs it.",
            "textBn": "ডেস্কের কাজ শেষ হওয়ামাত্র পাসপোর্ট ফেরত পান।"
          },
          {
            "_id": "f409fa02-52a8-452e-9067-7b81333025cb",
            "title": "Every document compared",
            "titleBn": "প্রতিটি কাগজ মিলিয়ে দেখা",
            "text": "With the passport, letter by letter.",
            "textBn": "পাসপোর্টের সঙ্গে, অক্ষরে অক্ষরে।"
          },
          {
            "_id": "787bf1a2-0935-4c7f-9597-01c4273dd4ca",
            "title": "Translation and attestation",
            "titleBn": "অনুবাদ ও সত্যায়ন",
            "text": "Arranged where the country asks for them.",
            "textBn": "কাজের দেশ চাইলে আমরা ব্যবস্থা করি।"
          },
          {
            "_id": "ca4021e7-68da-4282-a9ab-9811b70e4869",
            "title": "With you at the appointment",
            "titleBn": "সাক্ষাতের দিন সঙ্গী",
            "text": "One of us goes with first-time travellers.",
            "textBn": "প্রথমবারের যাত্রীর সঙ্গে আমাদের একজন যান।"
          }
        ],
        "steps": [
          {
            "_id": "dde0edf8-a8a6-4f91-aa2e-27709ca0b56b",
            "title": "Medical check",
            "titleBn": "মেডিকেল পরীক্ষা",
            "days": "2 to 5 days",
            "daysBn": "২ থেকে ৫ দিন",
            "text": "You hear the result first.",
            "textBn": "ফল সবার আগে আপনি জানবেন।"
          },
          {
            "_id": "005e05a6-3b09-4149-9a79-b8a2ba617ef0",
            "title": "Documents compared",
            "titleBn": "কাগজ যাচাই",
            "text": "Names, dates and trade have to be the same in all of them.",
            "textBn": "সব কাগজে নাম, তারিখ ও পেশা এক হতে হবে।"
          },
          {
            "_id": "062fc19d-97b8-4943-8e52-34286b9c90e1",
            "title": "Application and decision",
            "titleBn": "আবেদন ও সিদ্ধান্ত",
            "days": "2 to 8 weeks",
            "daysBn": "২ থেকে ৮ সপ্তাহ",
            "text": "With fingerprints or an interview where they are asked for.",
            "textBn": "চাওয়া হলে আঙুলের ছাপ বা সাক্ষাৎকারসহ।"
          },
          {
            "_id": "31b49311-5f69-4b9d-b813-1be928275675",
            "title": "Clearance and training",
            "titleBn": "ছাড়পত্র ও প্রশিক্ষণ",
            "days": "1 to 2 weeks",
            "daysBn": "১ থেকে ২ সপ্তাহ",
            "text": "Registration with BMET, and its training before departure.",
            "textBn": "বিএমইটিতে নিবন্ধন ও সেখানকার যাত্রাপূর্ব প্রশিক্ষণ।"
          }
        ],
        "papers": [
          {
            "_id": "7db599a4-a5e2-46e2-89c0-4d5d1a1bf206",
            "name": "Passport",
            "nameBn": "পাসপোর্ট",
            "note": "You get a receipt.",
            "noteBn": "জমা দিলে রসিদ পাবেন।"
          },
          {
            "_id": "5d180261-8845-4619-884e-04f634e68e9d",
            "name": "Signed employment contract",
            "nameBn": "সই করা নিয়োগের চুক্তিপত্র"
          },
          {
            "_id": "a098697b-7bf0-4367-b118-4639243095ae",
            "name": "Medical report",
            "nameBn": "মেডিকেল রিপোর্ট",
            "note": "From a centre that the country accepts.",
            "noteBn": "কাজের দেশের অনুমোদিত কেন্দ্র থেকে।"
          },
          {
            "_id": "f50c9ef8-2819-4802-9b48-970c96eb9ad7",
            "name": "Certificates",
            "nameBn": "সনদ",
            "note": "Translated and attested where the country asks for it.",
            "noteBn": "কাজের দেশ চাইলে অনুবাদ ও সত্যায়ন করা।"
          },
          {
            "_id": "00914807-52e2-46c4-95f3-96e5c60ef1a2",
            "name": "Police clearance",
            "nameBn": "পুলিশ ক্লিয়ারেন্স",
            "note": "Where the country asks for it.",
            "noteBn": "কাজের দেশ চাইলে।"
          }
        ],
        "people": [],
        "timeline": [],
        "pictures": [
          {
            "_id": "e21fa311-574c-4853-bab5-da46b7431420",
            "picture": "/pictures/afc166a250cd34d4ee87e8e76c61b003-1280x854.webp",
            "alt": "Three people hand in documents at the windows of a visa office",
            "altBn": "ভিসা অফিসের জানালায় তিনজন কাগজ জমা দিচ্ছেন"
          },
          {
            "_id": "79aeae18-12ae-45b0-a633-aa4a53786e59",
            "picture": "/pictures/0fb4b6ce872689001f95dba6532854f6-1280x854.webp",
            "alt": "A passport, a stamped form and a stamp on a wooden desk",
            "altBn": "কাঠের টেবিলে একটি পাসপোর্ট, সিল দেওয়া একটি ফর্ম ও একটি সিলমোহর"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "skills",
      "version": 1,
      "title": "Mobilizing sector and skill development",
      "data": {
        "title": "Mobilizing sector and skill development",
        "titleBn": "খাতভিত্তিক প্রস্তুতি ও দক্ষতা উন্নয়ন",
        "lead": "Many people can do more than their certificates say. We help them prove it, and learn what is missing.",
        "leadBn": "সনদে যা লেখা আছে, অনেকেই পারেন তার চেয়ে বেশি। তা প্রমাণ করতে আর যা বাকি তা শিখতে আমরা সাহায্য করি।",
        "description": "Training before departure at {name}: trade courses, site safety and foreign language classes.",
        "descriptionBn": "{name}-এ যাত্রার আগের প্রশিক্ষণ: ট্রেড কোর্স, কর্মস্থলের নিরাপত্তা ও বিদেশি ভাষার ক্লাস।",
        "contactName": "Shirin Sultana Mollik",
        "contactNameBn": "শিরিন সুলতানা মল্লিক",
        "contactRole": "Director, Selection and Training",
        "contactRoleBn": "পরিচালক, বাছাই ও প্রশিক্ষণ",
        "chapters": [
          {
            "_id": "1018d9c0-6cd6-4ac2-a796-9b76e67259f9",
            "text": "Each sector asks for different things. Shipyards want welders who can work overhead, care homes want patience and grammar. We ask employers what they will need and train for it at the bench, in the yard and in the classroom. Teachers have worked abroad in the trade they teach.",
            "textBn": "একেক খাত একেক জিনিস চায়। জাহাজ কারখানা চায় এমন ওয়েল্ডার, যিনি মাথার ওপরের জোড়ও ঝালাই করতে পারেন। পরিচর্যাকেন্দ্র চায় ধৈর্য আর শুদ্ধ ভাষা। কী লাগবে, আমরা নিয়োগকর্তার কাছে জেনে নিই, তারপর শেখাই ওয়ার্কশপে, ইয়ার্ডে ও শ্রেণিকক্ষে। শিক্ষকেরা সেই পেশায় বিদেশে কাজ করে এসেছেন।"
          }
        ],
        "covers": [
          {
            "_id": "9b18cc0a-65c5-4f5f-bd16-90e22472459d",
            "title": "Trade courses",
            "titleBn": "ট্রেড কোর্স",
            "figure": "2 weeks to 8 months",
            "figureBn": "২ সপ্তাহ থেকে ৮ মাস",
            "text": "Building, metalwork, kitchens, garments and care, and the trade tests of the country of work.",
            "textBn": "নির্মাণ, ধাতুর কাজ, রান্না, পোশাক ও পরিচর্যা, আর কাজের দেশের ট্রেড টেস্টের প্রস্তুতি।"
          },
          {
            "_id": "8f2ee6b9-3952-4531-9762-d8c7008854cc",
            "title": "Foreign language training",
            "titleBn": "বিদেশি ভাষা প্রশিক্ষণ",
            "figure": "5 languages",
            "figureBn": "৫টি ভাষা",
            "text": "Arabic, English and Malay for beginners, Italian in 80 hours, Japanese in eight months.",
            "textBn": "নতুনদের জন্য আরবি, ইংরেজি ও মালয়; ৮০ ঘণ্টায় ইতালীয়, আট মাসে জাপানি।"
          },
          {
            "_id": "c1482110-dc65-4059-801b-3ba68300aff0",
            "title": "Safety, wages and rights",
            "titleBn": "নিরাপত্তা, বেতন ও অধিকার",
            "text": "Site safety, wage slips, sending money through a bank, and how to say no to unsafe work.",
            "textBn": "কর্মস্থলের নিরাপত্তা, বেতনের স্লিপ, ব্যাংকে টাকা পাঠানো, আর অনিরাপদ কাজে ‘না’ বলা।"
          }
        ],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": [
          {
            "_id": "df5eace8-69dd-467d-b65e-bf959bf01bca",
            "picture": "/pictures/6b4e12a874b36e2acb80b2b57ee8697d-1280x854.webp",
            "alt": "An instructor points at hand signals for crane work on a blackboard; the class sits with helmets on the desks",
            "altBn": "প্রশিক্ষক ব্ল্যাকবোর্ডে ক্রেনের কাজের হাতের সংকেত দেখাচ্ছেন; শিক্ষার্থীরা ডেস্কে হেলমেট রেখে বসে আছেন"
          },
          {
            "_id": "a0a73203-8338-4aac-b766-79fbe151da90",
            "picture": "/pictures/c2d523f7d3b9d74b9b5c9d859b15c6fb-1280x854.webp",
            "alt": "Trainees practise electrical wiring on boards with switches and lamps",
            "altBn": "প্রশিক্ষণার্থীরা সুইচ ও বাতি লাগানো বোর্ডে বৈদ্যুতিক সংযোগের কাজ শিখছেন"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "gallery",
      "version": 1,
      "title": "Gallery",
      "data": {
        "title": "Gallery",
        "titleBn": "গ্যালারি",
        "lead": "From our door to the first day of work, in pictures.",
        "leadBn": "আমাদের দরজা থেকে কাজের প্রথম দিন পর্যন্ত, ছবিতে।",
        "description": "Pictures from the work of {name}: front desk, test yard, classroom, health check, airport and arrival.",
        "descriptionBn": "{name}-এর কাজের ছবি: অভ্যর্থনা, টেস্ট ইয়ার্ড, ক্লাস, মেডিকেল পরীক্ষা, বিমানবন্দর ও গন্তব্যে পৌঁছানো।",
        "chapters": [
          {
            "_id": "c2cee18d-dac7-4242-80f1-0860e4cc5537",
            "heading": "Come and see",
            "headingBn": "এসে দেখে যান",
            "text": "The pictures show the places that every worker passes through with us: the front desk, the test yard, the classroom, the doctor's table, the airport, and the house at the other end.\n\nYou are welcome to see the rooms themselves. [Call before you come](/contact-us), and you may watch a trade test in the yard.",
            "textBn": "ছবিতে আছে আমাদের প্রত্যেক কর্মীর পথের জায়গাগুলো: অভ্যর্থনার টেবিল, টেস্ট ইয়ার্ড, ক্লাসঘর, ডাক্তারের টেবিল, বিমানবন্দর, আর বিদেশে থাকার বাসা।\n\nঘরগুলো নিজের চোখে দেখতে চাইলে চলে আসুন। [আগে ফোন করে এলে](/contact-us) ইয়ার্ডে ট্রেড টেস্টও দেখতে পারবেন।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": []
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "companies",
      "version": 1,
      "title": "Our Companies",
      "data": {
        "title": "Our Companies",
        "titleBn": "আমাদের প্রতিষ্ঠান",
        "lead": "One group, and each company in it has its own managers and accounts.",
        "leadBn": "একই গ্রুপের প্রতিষ্ঠান; প্রত্যেকের ব্যবস্থাপক ও হিসাব আলাদা।",
        "description": "The companies of the Meghbridge group: recruitment, logistics, energy, motors, plastics and paper, and medical service.",
        "descriptionBn": "মেঘব্রিজ গ্রুপের প্রতিষ্ঠান: রিক্রুটিং, লজিস্টিকস, জ্বালানি, মোটরস, প্লাস্টিক ও কাগজ এবং চিকিৎসাসেবা।",
        "chapters": [
          {
            "_id": "21c59c76-a24d-4855-aea8-42d9527b70da",
            "heading": "Why a group",
            "headingBn": "গ্রুপ কেন",
            "text": "The agency came first, in {since}. The others grew out of what people and goods need on their way: lorries and customs to reach the port, fuel for the road, a workshop that keeps vehicles running, boxes for what they carry, and doctors for those who leave and those who wait at home.\n\nEach company has its own customers, and none has to buy from another. They share one rule: the price is named before the work begins, and every promise is written down.\n\nFor an employer abroad this means that a medical check, a driving test or a container can be arranged in the same week by people who know each other. Workers may choose any other doctor, workshop or carrier; their application does not depend on it.",
            "textBn": "শুরুতে ছিল শুধু এজেন্সি, {since} সালে। মানুষ ও মালপত্রের পথে যা যা লাগে, অন্যগুলো তা থেকেই গড়ে উঠেছে: বন্দরে পৌঁছাতে ট্রাক ও কাস্টমসের কাজ, পথের জ্বালানি, গাড়ি সচল রাখার ওয়ার্কশপ, জিনিস নেওয়ার বাক্স, আর যাঁরা যান ও যাঁরা বাড়িতে অপেক্ষায় থাকেন, দুয়ের জন্যই ডাক্তার।\n\nপ্রতিটি প্রতিষ্ঠানের গ্রাহক আলাদা; কোনোটিকে অন্যটির কাছ থেকে কিনতে হয় না। সবার নিয়ম একটিই: কাজ শুরুর আগে দাম বলা হয়, আর যে কথা দেওয়া হলো, তা লিখে রাখা হয়।\n\nবিদেশের নিয়োগকর্তার জন্য এর মানে, মেডিকেল পরীক্ষা, ড্রাইভিং টেস্ট বা কনটেইনারের ব্যবস্থা একই সপ্তাহে হতে পারে, কারণ যাঁরা করেন তাঁরা একে অন্যকে চেনেন। কর্মী নিজের পছন্দের ডাক্তার, ওয়ার্কশপ বা পরিবহন বেছে নিতে পারেন; তাতে তাঁর আবেদনের কোনো ক্ষতি হয় না।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": []
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "clients",
      "version": 1,
      "title": "Our Clients",
      "data": {
        "title": "Our Clients",
        "titleBn": "আমাদের গন্তব্য দেশ",
        "lead": "The countries in which we have placed workers, with every company on record.",
        "leadBn": "যেসব দেশে আমরা কর্মী পাঠিয়েছি, প্রতিটি কোম্পানির তথ্যসহ।",
        "description": "Client countries of {name}, each with companies, sectors and the number of workers placed.",
        "descriptionBn": "{name}-এর গন্তব্য দেশ: কোন কোম্পানি, কোন খাত আর কতজন কর্মী পাঠানো হয়েছে।",
        "chapters": [
          {
            "_id": "ef120e61-19cc-4c9c-b874-8da772272834",
            "heading": "How to read this record",
            "headingBn": "তালিকাটি কীভাবে পড়বেন",
            "text": "Each figure is the number of workers a company has taken on through us so far. It comes from signed contracts; nobody is taken off when a contract ends. A dash means that we do not know the figure yet.\n\nOpen a country to see the companies by name, their trade and how many workers we have placed with them. If you are about to sign with one of them, ask us to put you in touch with somebody who has worked there.\n\nAre you an employer in a country that is not listed? Then we have not sent anyone there yet. We first check what the law says about wages, housing and the journey home. If we could not keep our word, we decline.",
            "textBn": "প্রতিটি সংখ্যা মানে, একটি কোম্পানি এ পর্যন্ত আমাদের মাধ্যমে মোট কতজন কর্মী নিয়েছে। সংখ্যাটি আসে সই করা চুক্তিপত্র থেকে; চুক্তি শেষ হলেও কাউকে বাদ দেওয়া হয় না। ড্যাশ মানে সংখ্যাটি আমাদের এখনো জানা নেই।\n\nকোনো দেশ খুললে কোম্পানির নাম, কাজের খাত ও সেখানে আমরা কতজন কর্মী পাঠিয়েছি, তা দেখবেন। এর কোনোটির সঙ্গে চুক্তি করার কথা ভাবলে আমাদের বলুন। সেখানে কাজ করেছেন, এমন কারও সঙ্গে আপনার কথা বলিয়ে দেব।\n\nআপনি নিয়োগকর্তা, অথচ আপনার দেশ তালিকায় নেই? তার মানে, সেখানে আমরা এখনো কাউকে পাঠাইনি। আমরা আগে জেনে নিই, বেতন, থাকার জায়গা ও দেশে ফেরা নিয়ে সেখানকার আইন কী বলে। কথা রাখতে পারব না মনে হলে আমরা সরাসরি না বলে দিই।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": []
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "news",
      "version": 1,
      "title": "News & Events",
      "data": {
        "title": "News & Events",
        "titleBn": "খবর ও আয়োজন",
        "lead": "Selections, trainings, agreements and departures.",
        "leadBn": "বাছাই, প্রশিক্ষণ, চুক্তি ও বিদেশযাত্রার খবর।",
        "description": "What is new at {name}: selections, trainings, agreements and departures.",
        "descriptionBn": "{name}-এর নতুন খবর: বাছাই, প্রশিক্ষণ, চুক্তি ও বিদেশযাত্রা।",
        "chapters": [
          {
            "_id": "e3b58f9c-562f-425b-ac15-756e5d142b78",
            "heading": "What we report",
            "headingBn": "আমরা যা লিখি",
            "text": "We report what has happened: who was chosen, who passed, who left, and how many. Plans are marked as plans. Workers are named only if they want to be.\n\nOpen posts are under [jobs abroad](/jobs), with the wage, the country and our licence number. Call the office to ask whether an advertisement is really ours.",
            "textBn": "যা ঘটেছে, আমরা তা-ই লিখি: কে বাছাই হলেন, কে পাস করলেন, কে রওনা হলেন, মোট কতজন। পরিকল্পনা হলে সে কথা বলে দিই। কোনো কর্মী নিজে চাইলে তবেই তাঁর নাম লেখা হয়।\n\nখালি পদ আছে [বিদেশে চাকরি](/jobs) পৃষ্ঠায়, বেতন, দেশ ও আমাদের লাইসেন্স নম্বরসহ। কোনো বিজ্ঞাপন সত্যিই আমাদের কি না, অফিসে ফোন করে জেনে নিন।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": []
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    },
    {
      "_id": "contact",
      "version": 1,
      "title": "Get in Touch",
      "data": {
        "title": "Get in Touch",
        "titleBn": "আমাদের সঙ্গে কথা বলুন",
        "lead": "A person answers, in Bangla or English. Call or message us, or come to the office with your documents.",
        "leadBn": "আমাদের একজন বাংলায় বা ইংরেজিতে উত্তর দেন। ফোন করুন, বার্তা দিন, কিংবা কাগজপত্র নিয়ে অফিসে আসুন।",
        "description": "Address, telephone and e-mail of {name}, and a form that reaches each company of the group.",
        "descriptionBn": "{name}: ঠিকানা, ফোন ও ই-মেইল, আর গ্রুপের যেকোনো প্রতিষ্ঠানে লেখার ফর্ম।",
        "chapters": [
          {
            "_id": "383f0835-a9d1-4e8e-b549-ce983a76ec0d",
            "heading": "What happens when you write",
            "headingBn": "লেখার পর কী হয়",
            "text": "Your message goes to the company you choose, and you see a reference number at once. A person reads it and answers you.\n\nIf you want to work abroad, tell us your trade, your years in it and where you live. Never send money or your passport to anybody who claims to write for us: we ask for neither by e-mail or telephone.\n\nIf you need workers, tell us the trades, the numbers, the place and the month. A draft of your demand letter is welcome; we answer with a plan, a date for the first test and what it costs.",
            "textBn": "আপনার বেছে নেওয়া প্রতিষ্ঠানে বার্তাটি যায়, আর আপনি সঙ্গে সঙ্গে একটি রেফারেন্স নম্বর পান। আমাদের একজন তা পড়ে আপনাকে উত্তর দেন।\n\nচাকরি খুঁজলে লিখুন: আপনার পেশা কী, কত বছরের অভিজ্ঞতা, কোথায় থাকেন। আমাদের পরিচয় দিয়ে কেউ যোগাযোগ করলে তাঁকে কখনো টাকা বা পাসপোর্ট পাঠাবেন না। আমরা ই-মেইলে বা ফোনে এর কোনোটিই চাই না।\n\nকর্মী দরকার হলে লিখুন: কোন পেশার, কতজন, কোথায়, কোন মাসে। চাহিদাপত্রের খসড়া থাকলে পাঠান। আমরা একটি পরিকল্পনা, প্রথম পরীক্ষার তারিখ ও খরচ জানিয়ে উত্তর দেব।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [],
        "timeline": [],
        "pictures": []
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.028Z",
      "newest": 1
    }
  ],
  "content.open pages": {
    "_id": "about",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "title": "About Us",
        "titleBn": "আমাদের সম্পর্কে",
        "lead": "A licensed recruitment agency in Bangladesh. We match workers with employers in the Gulf, Asia and Europe.",
        "leadBn": "বাংলাদেশের একটি লাইসেন্সপ্রাপ্ত রিক্রুটিং এজেন্সি। আমরা কর্মীদের মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠাই।",
        "description": "{name}, licence {otherLicence}, has matched workers from Bangladesh with employers in the Gulf, Asia and Europe since {since}.",
        "descriptionBn": "{name} (লাইসেন্স {otherLicence}) {since} সাল থেকে বাংলাদেশের কর্মীদের মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠাচ্ছে।",
        "contactName": "",
        "contactNameBn": "",
        "contactRole": "",
        "contactRoleBn": "",
        "contactPhone": "",
        "chapters": [
          {
            "_id": "e3e0e1be-7bb9-41de-8a07-51887dec01f4",
            "heading": "",
            "headingBn": "",
            "text": "{name} began with three desks, one telephone and a demand letter for forty-two masons. Since then more than {placed} people have gone abroad through our office: builders and welders, nurses and cooks, drivers, sewing operators, gardeners, cleaners and care workers.\n\nWe hold government licence {otherLicence}. It means that our office, our fees and our files can be inspected, and that a worker who is wronged has somebody to turn to. Please [check the licence](/licence-and-fees) before you give anyone your passport, including us.",
            "textBn": "তিনটি টেবিল, একটি ফোন আর ৪২ জন রাজমিস্ত্রির একটি চাহিদাপত্র নিয়ে {name}-এর শুরু। তারপর থেকে আমাদের অফিসের মাধ্যমে {placed} জনের বেশি মানুষ বিদেশে গেছেন: নির্মাণকর্মী ও ওয়েল্ডার, নার্স ও রাঁধুনি, চালক, সেলাই অপারেটর, মালি, পরিচ্ছন্নতাকর্মী ও পরিচর্যাকর্মী।\n\nআমাদের সরকারি লাইসেন্স {otherLicence}। এর মানে, আমাদের অফিস, ফি ও নথিপত্র পরিদর্শন করা যায়, আর কোনো কর্মীর প্রতি অন্যায় হলে তাঁর অভিযোগ জানানোর জায়গা আছে। কাউকে পাসপোর্ট দেওয়ার আগে [লাইসেন্স যাচাই করুন](/licence-and-fees), আমাদেরটিও।"
          },
          {
            "_id": "ffe22658-c2e8-4ad7-af14-63556b6372f3",
            "heading": "How we work",
            "headingBn": "আমরা যেভাবে কাজ করি",
            "text": "When an employer sends a demand letter, we ask what the work is, who pays for what, where workers live and what happens when somebody falls ill. If the answers are good, we recruit. If they are not, we say so and decline.\n\nApplicants are chosen by oral or practical test, often by the employer’s own foreman. Before departure each person has read the contract in Bangla, knows the name of the supervisor and has our number. The [recruitment procedure](/recruitment-procedure) shows every step.",
            "textBn": "নিয়োগকর্তা চাহিদাপত্র পাঠালে আমরা জানতে চাই: কাজটি কী, কোন খরচ কে দেবেন, কর্মীরা কোথায় থাকবেন, কেউ অসুস্থ হলে কী হবে। উত্তর ভালো হলে নিয়োগের কাজ শুরু করি। না হলে খোলাখুলি জানিয়ে ফিরিয়ে দিই।\n\nপ্রার্থী বাছাই হয় মৌখিক বা ব্যবহারিক পরীক্ষায়; অনেক সময় পরীক্ষা নেন নিয়োগকর্তার নিজের ফোরম্যান। রওনা হওয়ার আগে প্রত্যেকে বাংলায় চুক্তিপত্র পড়েন, সুপারভাইজারের নাম জানেন, আর আমাদের নম্বর সঙ্গে রাখেন। প্রতিটি ধাপ আছে [নিয়োগ প্রক্রিয়ায়](/recruitment-procedure)।"
          },
          {
            "_id": "1b211ab2-4901-46f5-80d5-282b3bfb7619",
            "heading": "Part of a group",
            "headingBn": "একটি গ্রুপের অংশ",
            "text": "The agency is one of the [companies of a group](/our-companies): logistics, a filling station with gas conversion, the recruiting agency itself, motors, plastic and paper products, and a medical service. Each has its own managers and its own accounts.",
            "textBn": "এজেন্সিটি একটি [গ্রুপের](/our-companies) অংশ: লজিস্টিকস, গ্যাস কনভারশনসহ ফিলিং স্টেশন, এই রিক্রুটিং এজেন্সি, মোটরস, প্লাস্টিক ও কাগজপণ্য এবং চিকিৎসাসেবা। প্রত্যেকের ব্যবস্থাপক ও হিসাব আলাদা।"
          }
        ],
        "covers": [],
        "steps": [],
        "papers": [],
        "people": [
          {
            "_id": "bdc5331b-7bf2-4196-a971-b52c9d784299",
            "name": "Rezwan Karim Talukder",
            "nameBn": "রেজওয়ান করিম তালুকদার",
            "role": "Managing Director",
            "roleBn": "ব্যবস্থাপনা পরিচালক",
            "place": "Dhaka office",
            "placeBn": "ঢাকা অফিস",
            "picture": ""
          },
          {
            "_id": "206e91a2-bc68-4cb8-b10a-2085d5f29b44",
            "name": "Shirin Sultana Mollik",
            "nameBn": "শিরিন সুলতানা মল্লিক",
            "role": "Director, Selection and Training",
            "roleBn": "পরিচালক, বাছাই ও প্রশিক্ষণ",
            "place": "Test yard, and the language school in Uttara",
            "placeBn": "টেস্ট ইয়ার্ড ও উত্তরার ভাষা স্কুল",
            "picture": ""
          },
          {
            "_id": "659840bd-9771-49de-b4f5-3a30b045122a",
            "name": "Ashfaq Rahim Sikder",
            "nameBn": "আশফাক রহিম সিকদার",
            "role": "Head of the employers’ desk",
            "roleBn": "প্রধান, নিয়োগকর্তা ডেস্ক",
            "place": "Dhaka office",
            "placeBn": "ঢাকা অফিস",
            "picture": ""
          },
          {
            "_id": "4e481172-e641-4668-879d-ceb4c09941c6",
            "name": "Dilara Yasmin Kazi",
            "nameBn": "দিলারা ইয়াসমিন কাজী",
            "role": "Head of the visa desk",
            "roleBn": "প্রধান, ভিসা ডেস্ক",
            "place": "Dhaka office",
            "placeBn": "ঢাকা অফিস",
            "picture": ""
          },
          {
            "_id": "6c439c6a-0c29-4bdd-a072-ab6d2f852582",
            "name": "Monir Hossain Patwary",
            "nameBn": "মনির হোসেন পাটোয়ারী",
            "role": "Head of the ticket desk",
            "roleBn": "প্রধান, টিকিট ডেস্ক",
            "place": "Dhaka office, on departure days at the airport",
            "placeBn": "ঢাকা অফিস, যাত্রার দিন বিমানবন্দর",
            "picture": ""
          },
          {
            "_id": "410b5693-731c-4802-aa9f-c421c687e0d7",
            "name": "Selina Akter Biswas",
            "nameBn": "সেলিনা আক্তার বিশ্বাস",
            "role": "Head of the welfare desk",
            "roleBn": "প্রধান, কল্যাণ ডেস্ক",
            "place": "Dhaka office",
            "placeBn": "ঢাকা অফিস",
            "picture": ""
          }
        ],
        "timeline": [
          {
            "_id": "0ca2a278-1092-4eda-b585-1fbb44d45544",
            "year": 1989,
            "text": "The office opens. The first group, 42 masons and steel fixers, flies to Riyadh.",
            "textBn": "অফিস খোলে। রাজমিস্ত্রি ও রডমিস্ত্রিদের ৪২ জনের প্রথম দলটি রিয়াদে যায়।"
          },
          {
            "_id": "3ff78c0f-b6da-4d34-af10-aba44a4493ad",
            "year": 1993,
            "text": "Operators and packers leave for factories in Malaysia, our first country outside the Gulf.",
            "textBn": "মালয়েশিয়ার কারখানায় যান অপারেটর ও প্যাকাররা। মধ্যপ্রাচ্যের বাইরে এটিই আমাদের প্রথম দেশ।"
          },
          {
            "_id": "2346bc76-21ed-4a17-95cd-806989950072",
            "year": 2001,
            "text": "We begin to train welders and pipe fitters for the trade test of Singapore.",
            "textBn": "সিঙ্গাপুরের ট্রেড টেস্টের জন্য ওয়েল্ডার ও পাইপ ফিটারদের প্রশিক্ষণ শুরু করি।"
          },
          {
            "_id": "0dcc815c-67c7-406f-905e-a91558e0f11b",
            "year": 2004,
            "text": "Sewing operators leave for the garment zones of Irbid and Sahab in Jordan, most of them women.",
            "textBn": "জর্ডানের ইরবিদ ও সাহাবের পোশাকশিল্প এলাকায় যান সেলাই অপারেটররা, বেশির ভাগই নারী।"
          },
          {
            "_id": "9c7fae4a-445a-40ec-9a84-e118b6dd6775",
            "year": 2010,
            "text": "Meghbridge Medical Service opens and advises people before they go abroad.",
            "textBn": "মেঘব্রিজ মেডিকেল সার্ভিস চালু হয়; বিদেশে যাওয়ার আগে মানুষকে পরামর্শ দেয়।"
          },
          {
            "_id": "daadc46b-294e-4ed6-b197-dee1ecaf435b",
            "year": 2019,
            "text": "Construction crews, food packers and metal workers begin to leave for Romania.",
            "textBn": "রোমানিয়ায় যেতে শুরু করেন নির্মাণকর্মী, খাদ্যপণ্যের প্যাকার ও ধাতুর কারিগর।"
          },
          {
            "_id": "8757ba43-b6cc-4d88-b302-74b1b52ddb89",
            "year": 2021,
            "text": "An agreement with employers in Japan: care workers study for eight months in Uttara before they leave.",
            "textBn": "জাপানের নিয়োগকর্তাদের সঙ্গে চুক্তি: পরিচর্যাকর্মীরা যাওয়ার আগে উত্তরায় আট মাস পড়েন।"
          }
        ],
        "pictures": [
          {
            "_id": "51d2ca1a-6b6c-46ca-a0c1-e9cd7d5a2cde",
            "picture": "/pictures/987be80f43339b1662b3f55c8f9beea5-1280x854.webp",
            "alt": "An office with three desks: a man brings a letter, a colleague telephones, another writes",
            "altBn": "তিন টেবিলের একটি অফিস: একজন চিঠি এনেছেন, একজন ফোনে কথা বলছেন, আরেকজন লিখছেন"
          }
        ]
      }
    }
  },
  "content.documents companies": [
    {
      "_id": "meghbridge-overseas",
      "version": 1,
      "title": "Meghbridge Overseas",
      "data": {
        "logo": "/pictures/f4e8067176d563e5e95d94f6582de911-640x240.webp",
        "companyName": "Meghbridge Overseas",
        "companyNameBn": "মেঘব্রিজ ওভারসিজ",
        "oneLine": "Finds, tests and trains workers for employers in the Gulf, Asia and Europe.",
        "oneLineBn": "উপসাগরীয় দেশ, এশিয়া ও ইউরোপের নিয়োগকর্তাদের জন্য কর্মী বাছাই, পরীক্ষা ও প্রশিক্ষণ।",
        "founded": 1989,
        "place": "Dhaka",
        "placeBn": "ঢাকা",
        "people": 86,
        "products": "Recruitment, trade tests, training, visas, tickets",
        "productsBn": "নিয়োগ, ট্রেড টেস্ট, প্রশিক্ষণ, ভিসা, টিকিট",
        "nameOne": "Rezwan Karim Talukder",
        "nameOneBn": "রেজওয়ান করিম তালুকদার",
        "nameOneDesignation": "Managing Director",
        "nameOneDesignationBn": "ব্যবস্থাপনা পরিচালক",
        "nameTwo": "Shirin Sultana Mollik",
        "nameTwoBn": "শিরিন সুলতানা মল্লিক",
        "nameTwoDesignation": "Director, Selection and Training",
        "nameTwoDesignationBn": "পরিচালক, বাছাই ও প্রশিক্ষণ",
        "aboutUs": "Meghbridge Overseas is the recruiting agency from which the group grew. It opened with a demand letter for forty-two masons in Riyadh, and has placed workers in the Gulf, in other countries in Asia and in Europe since. Its government licence hangs beside the front desk, where anybody may read it. Building work is still the largest part of what it does; hospitals, hotels, factories, farms and care homes have been added one employer at a time.",
        "aboutUsBn": "মেঘব্রিজ ওভারসিজ সেই রিক্রুটিং এজেন্সি, যেখান থেকে পুরো গ্রুপটি গড়ে উঠেছে। রিয়াদের জন্য ৪২ জন রাজমিস্ত্রির একটি চাহিদাপত্র নিয়ে এর যাত্রা শুরু। এরপর এর মাধ্যমে মানুষ কাজ পেয়েছেন মধ্যপ্রাচ্যে, এশিয়ার অন্যান্য দেশে ও ইউরোপে। সরকারি লাইসেন্সটি অভ্যর্থনার টেবিলের পাশেই টাঙানো, যে কেউ পড়ে দেখতে পারেন। নির্মাণকাজের কর্মীই এখনো সবচেয়ে বেশি; একেকজন নিয়োগকর্তার হাত ধরে যোগ হয়েছে হাসপাতাল, হোটেল, কারখানা, খামার ও পরিচর্যাকেন্দ্র।",
        "aboutOurServices": "For employers we do everything from the demand letter to the first day of work. For applicants, one office does what would otherwise take visits to several.",
        "aboutOurServicesBn": "নিয়োগকর্তার জন্য চাহিদাপত্র থেকে কাজের প্রথম দিন পর্যন্ত সব কাজ আমরা করি। যে কাজে প্রার্থীকে কয়েকটি অফিসে ঘুরতে হতো, তা এখানে এক অফিসেই হয়।",
        "aboutOurServicePointOne": "Sourcing and placement, from a single specialist to a crew of several hundred, on one site or many.",
        "aboutOurServicePointOneBn": "একজন বিশেষজ্ঞ থেকে কয়েক শ কর্মীর দল, এক প্রকল্পের জন্য বা অনেক প্রকল্পের জন্য, খুঁজে এনে কাজে পৌঁছে দেওয়া।",
        "aboutOurServicePointTwo": "Selection by oral or practical test, with the employer’s foreman in our yard or on a video call.",
        "aboutOurServicePointTwoBn": "মৌখিক বা ব্যবহারিক পরীক্ষায় বাছাই; নিয়োগকর্তার ফোরম্যান থাকেন আমাদের টেস্ট ইয়ার্ডে বা ভিডিও কলে।",
        "aboutOurServicePointThree": "Skill development and language training before departure, from site safety to Japanese for carers.",
        "aboutOurServicePointThreeBn": "যাত্রার আগে দক্ষতা উন্নয়ন ও ভাষা প্রশিক্ষণ, কর্মস্থলের নিরাপত্তা থেকে পরিচর্যাকর্মীদের জাপানি ভাষা পর্যন্ত।",
        "aboutOurServicePointFour": "Visa documents, clearance and, through our affiliated travel agency, tickets for one person or a whole group.",
        "aboutOurServicePointFourBn": "ভিসার কাগজপত্র, ছাড়পত্র আর সহযোগী ট্রাভেল এজেন্সির মাধ্যমে একজনের বা পুরো দলের টিকিট।",
        "ourTeam": "Interviewers, trade testers, teachers and visa officers work for the agency, and staff who answer the telephone after the workers have left. Every trade tester has worked in the trade they test. Officers in Deira and Kuala Lumpur visit dormitories and speak up for our workers in a language their supervisors understand.",
        "ourTeamBn": "এজেন্সিতে কাজ করেন সাক্ষাৎকার গ্রহণকারী, ট্রেড পরীক্ষক, শিক্ষক, ভিসা কর্মকর্তা, আর কর্মীরা বিদেশে চলে যাওয়ার পরও যাঁরা ফোন ধরেন। প্রত্যেক ট্রেড পরীক্ষক যে পেশার পরীক্ষা নেন, নিজে সেই পেশায় কাজ করেছেন। দুবাইয়ের দেরা ও কুয়ালালামপুরে আমাদের কর্মকর্তারা ডরমিটরি ঘুরে দেখেন এবং আমাদের কর্মীদের হয়ে কথা বলেন এমন ভাষায়, যা সুপারভাইজাররা বোঝেন।",
        "commitedToOne": "Contracts read aloud in Bangla before anyone signs them.",
        "commitedToOneBn": "সই করার আগে বাংলায় চুক্তিপত্র পড়ে শোনানো।",
        "commitedToTwo": "A receipt for every payment, however small.",
        "commitedToTwoBn": "অঙ্ক যত ছোটই হোক, প্রতিটি টাকার রসিদ।",
        "commitedToThree": "No demand letter advertised before we know the employer.",
        "commitedToThreeBn": "নিয়োগকর্তাকে না জেনে কোনো চাহিদাপত্রের বিজ্ঞাপন নয়।",
        "commitedToFour": "Passports returned as soon as the visa desk is done with them.",
        "commitedToFourBn": "ভিসা ডেস্কের কাজ শেষ হওয়ামাত্র পাসপোর্ট ফেরত।",
        "commitedToFive": "A person who answers the telephone until the contract ends.",
        "commitedToFiveBn": "চুক্তি শেষ না হওয়া পর্যন্ত ফোন ধরার একজন মানুষ।",
        "ourMission": "To match workers and employers so well that both would do it again. We choose employers as carefully as they choose workers, and tell both the same facts about the job, the wage and the housing.",
        "ourMissionBn": "কর্মী ও নিয়োগকর্তাকে এমনভাবে মেলানো, যাতে দুই পক্ষই আবার একসঙ্গে কাজ করতে চান। নিয়োগকর্তা যতটা যত্নে কর্মী বাছেন, আমরাও ততটা যত্নে নিয়োগকর্তা বাছি। কাজ, বেতন ও থাকার ঘর নিয়ে দুই পক্ষকে আমরা একই কথা বলি।",
        "ourVision": "A recruitment office as easy to deal with as a good bank: open books, one price for everyone, and an officer at the desk who knows your name and your file.",
        "ourVisionBn": "এমন এক নিয়োগের অফিস, যার সঙ্গে কাজ করা ভালো একটি ব্যাংকের মতোই সহজ: খোলা হিসাব, সবার জন্য এক দাম, আর ডেস্কে এমন একজন কর্মকর্তা, যিনি আপনার নাম জানেন, আপনার ফাইল চেনেন।"
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.187Z",
      "newest": 1
    },
    {
      "_id": "meghbridge-logistics",
      "version": 1,
      "title": "Meghbridge Logistics",
      "data": {
        "logo": "/pictures/494ad4def998d7afdc20a48acda696ab-640x240.webp",
        "companyName": "Meghbridge Logistics",
        "companyNameBn": "মেঘব্রিজ লজিস্টিকস",
        "oneLine": "Freight, customs documents and storage, from the factory gate to the port.",
        "oneLineBn": "কারখানার গেট থেকে বন্দর পর্যন্ত পণ্য পরিবহন, কাস্টমসের কাগজ ও গুদাম।",
        "founded": 1994,
        "place": "Tongi and Chattogram",
        "placeBn": "টঙ্গী ও চট্টগ্রাম",
        "people": 240,
        "products": "Sea, air and road freight, customs documents, storage",
        "productsBn": "সমুদ্র, আকাশ ও সড়কপথে পরিবহন, কাস্টমসের কাগজ, গুদাম",
        "telephone": "+880 1700 000188",
        "nameOne": "Tanvir Hasan Bepari",
        "nameOneBn": "তানভীর হাসান বেপারী",
        "nameOneDesignation": "Managing Director",
        "nameOneDesignationBn": "ব্যবস্থাপনা পরিচালক",
        "nameTwo": "Moushumi Rani Saha",
        "nameTwoBn": "মৌসুমী রানী সাহা",
        "nameTwoDesignation": "Head of Customs and Documents",
        "nameTwoDesignationBn": "প্রধান, কাস্টমস ও কাগজপত্র বিভাগ",
        "aboutUs": "Meghbridge Logistics began in 1994 with two rented covered vans that carried workers’ luggage to the airport. Garment makers on the same road asked whether the vans could carry cartons too, and within three years the company had a desk at Chattogram port. Today it runs 64 trucks and a bonded warehouse of 9,000 square metres at Tongi, and moves about 11,000 containers a year between factories, the port and the land borders.",
        "aboutUsBn": "মেঘব্রিজ লজিস্টিকসের শুরু ১৯৯৪ সালে, ভাড়া করা দুটি কাভার্ড ভ্যান দিয়ে। সেগুলো কর্মীদের মালপত্র বিমানবন্দরে নিয়ে যেত। একই সড়কের পোশাক কারখানার মালিকেরা জানতে চাইলেন, ভ্যানে কার্টনও নেওয়া যাবে কি না। তিন বছরের মধ্যে চট্টগ্রাম বন্দরে প্রতিষ্ঠানের একটি ডেস্ক হলো। আজ এর আছে ৬৪টি ট্রাক আর টঙ্গীতে ৯ হাজার বর্গমিটারের একটি বন্ডেড গুদাম। কারখানা, সমুদ্রবন্দর ও স্থলবন্দরের মধ্যে বছরে প্রায় ১১ হাজার কনটেইনার আনা-নেওয়া করে প্রতিষ্ঠানটি।",
        "aboutOurServices": "We move goods from the factory gate to the ship or the shelf and handle the documents on the way. One person is responsible for a shipment from the first call to the signed delivery note.",
        "aboutOurServicesBn": "কারখানার গেট থেকে জাহাজ বা দোকানের তাক পর্যন্ত আমরা পণ্য পৌঁছাই, পথের কাগজপত্রও সামলাই। প্রথম ফোন থেকে সই করা ডেলিভারি নোট পর্যন্ত একটি চালানের দায়িত্বে থাকেন একজনই।",
        "aboutOurServicePointOne": "Sea and air freight from Chattogram, Mongla and Dhaka, for full containers and part loads.",
        "aboutOurServicePointOneBn": "চট্টগ্রাম, মোংলা ও ঢাকা থেকে সমুদ্র ও আকাশপথে পণ্য পরিবহন, পুরো কনটেইনার বা আংশিক চালান।",
        "aboutOurServicePointTwo": "Customs documents prepared before the goods arrive, so that a truck does not wait for a stamp.",
        "aboutOurServicePointTwoBn": "পণ্য পৌঁছানোর আগেই কাস্টমসের কাগজ তৈরি, যাতে একটি সিলের জন্য ট্রাক দাঁড়িয়ে না থাকে।",
        "aboutOurServicePointThree": "Storage, picking and packing at Tongi, with stock counts that customers can read at any hour.",
        "aboutOurServicePointThreeBn": "টঙ্গীতে পণ্য রাখা, বাছাই ও প্যাকিং; মজুতের হিসাব গ্রাহক দিন-রাত যেকোনো সময় দেখতে পারেন।",
        "aboutOurServicePointFour": "Road transport with our own drivers and trucks, each of them followed from the control desk.",
        "aboutOurServicePointFourBn": "নিজেদের চালক ও ট্রাকে সড়কপথে পরিবহন, কন্ট্রোল ডেস্ক থেকে প্রতিটি ট্রাকের ওপর নজর।",
        "ourTeam": "The company employs 240 people, of whom 130 are drivers and their helpers. Many of the warehouse supervisors learned the work in Dubai and Johor, where our agency had placed them, and came home to teach it. Drivers rest after nine hours at the wheel, and the control desk sees to it.",
        "ourTeamBn": "প্রতিষ্ঠানে কাজ করেন ২৪০ জন, তাঁদের ১৩০ জন চালক ও চালকের সহকারী। গুদামের অনেক সুপারভাইজার কাজ শিখেছেন দুবাই ও জোহরে, আমাদের এজেন্সিই তাঁদের সেখানে পাঠিয়েছিল; দেশে ফিরে এখন তাঁরা অন্যদের শেখান। নয় ঘণ্টা গাড়ি চালানোর পর চালক বিশ্রাম নেন, কন্ট্রোল ডেস্ক তা নিশ্চিত করে।",
        "commitedToOne": "A delivery time that we can keep, even if it is later.",
        "commitedToOneBn": "যে সময়ে পৌঁছাতে পারব, ঠিক সেই সময়ই বলা, দেরি হলেও।",
        "commitedToTwo": "News of a delay before the customer has to ask.",
        "commitedToTwoBn": "দেরি হলে গ্রাহক জিজ্ঞেস করার আগেই খবর।",
        "commitedToThree": "A count of every carton when it comes in, and another when it goes out.",
        "commitedToThreeBn": "প্রতিটি কার্টন দুবার গোনা, ঢোকার সময় ও বের হওয়ার সময়।",
        "commitedToFour": "Rested drivers, serviced brakes and no overloaded truck.",
        "commitedToFourBn": "বিশ্রাম নেওয়া চালক, সার্ভিসিং করা ব্রেক, আর কোনো ট্রাকে বাড়তি বোঝা নয়।",
        "commitedToFive": "One invoice that says what was done and what it cost.",
        "commitedToFiveBn": "একটিই বিল, যাতে লেখা থাকে কী করা হয়েছে আর কত খরচ।",
        "ourMission": "To carry goods from factory to buyer so that neither has to think about the road. They arrive whole and on the agreed day, with documents that need no correction.",
        "ourMissionBn": "কারখানা থেকে ক্রেতার কাছে পণ্য পৌঁছে দেওয়া, যাতে পথের চিন্তা কাউকে করতে না হয়। পণ্য পৌঁছাবে অক্ষত, ঠিক করা দিনে, এমন কাগজপত্রসহ, যাতে সংশোধন লাগে না।",
        "ourVision": "To be the freight desk that a small exporter in Bogura can use as easily as a large one in Dhaka, with half of our inland loads moved by river and rail instead of road.",
        "ourVisionBn": "এমন এক পরিবহন ডেস্ক হওয়া, যা বগুড়ার ছোট রপ্তানিকারক ঢাকার বড় রপ্তানিকারকের মতোই সহজে ব্যবহার করতে পারেন। দেশের ভেতরে আমাদের অর্ধেক পণ্য যাবে সড়কের বদলে নদী ও রেলপথে।",
        "email": "logistics@meghbridge.example"
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.187Z",
      "newest": 1
    },
    {
      "_id": "meghbridge-energy",
      "version": 1,
      "title": "Meghbridge Filling Station and Gas Conversion",
      "data": {
        "logo": "/pictures/4731e79a9a86c60e6e441e863aba7e38-640x240.webp",
        "companyName": "Meghbridge Filling Station and Gas Conversion",
        "companyNameBn": "মেঘব্রিজ ফিলিং স্টেশন অ্যান্ড গ্যাস কনভারশন",
        "oneLine": "Sells fuel and gas at three stations and converts cars to gas.",
        "oneLineBn": "তিনটি স্টেশনে তেল ও গ্যাস বিক্রি; গাড়ি গ্যাসে রূপান্তর।",
        "founded": 2003,
        "place": "Dhaka to Cumilla road",
        "placeBn": "ঢাকা-কুমিল্লা সড়ক",
        "people": 90,
        "products": "Petrol, octane, diesel, gas, conversion kits",
        "productsBn": "পেট্রল, অকটেন, ডিজেল, সিএনজি, গ্যাস রূপান্তরের কিট",
        "telephone": "+880 1700 000288",
        "nameOne": "Jahangir Alam Khandaker",
        "nameOneBn": "জাহাঙ্গীর আলম খন্দকার",
        "nameOneDesignation": "Director",
        "nameOneDesignationBn": "পরিচালক",
        "nameTwo": "Nazmun Nahar Dewan",
        "nameTwoBn": "নাজমুন নাহার দেওয়ান",
        "nameTwoDesignation": "Safety and Workshop Manager",
        "nameTwoDesignationBn": "ব্যবস্থাপক, নিরাপত্তা ও ওয়ার্কশপ",
        "aboutUs": "The station on the Dhaka to Cumilla road opened in 2003, when baby taxis were giving way to gas and drivers queued half the night to fill up. We put in four dispensers, a tea stall and a workshop that fits gas kits. There are now three stations with 26 dispensers, and the workshop has converted more than 18,000 cars, vans and minibuses.",
        "aboutUsBn": "ঢাকা-কুমিল্লা সড়কের স্টেশনটি চালু হয় ২০০৩ সালে। তখন বেবিট্যাক্সির জায়গা নিচ্ছিল গ্যাসের গাড়ি, আর গ্যাস ভরতে চালকদের অর্ধেক রাত লাইনে দাঁড়াতে হতো। আমরা বসালাম চারটি ডিসপেনসার, একটি চায়ের দোকান আর গ্যাসের কিট লাগানোর একটি ওয়ার্কশপ। এখন তিনটি স্টেশনে ২৬টি ডিসপেনসার। ওয়ার্কশপে এ পর্যন্ত ১৮ হাজারের বেশি গাড়ি, ভ্যান ও মিনিবাস গ্যাসে রূপান্তর করা হয়েছে।",
        "aboutOurServices": "We sell fuel and gas in full measure and look after the equipment that uses it. The workshop takes cars without an appointment until four in the afternoon.",
        "aboutOurServicesBn": "আমরা পুরো মাপে তেল ও গ্যাস বিক্রি করি, আর যে যন্ত্রে তা ব্যবহার হয়, তারও যত্ন নিই। বিকেল চারটা পর্যন্ত আগে সময় না নিয়েই ওয়ার্কশপে গাড়ি আনা যায়।",
        "aboutOurServicePointOne": "Petrol, octane, diesel and compressed gas around the clock, with dispensers checked for true measure each week.",
        "aboutOurServicePointOneBn": "দিন-রাত পেট্রল, অকটেন, ডিজেল ও সিএনজি; মাপ ঠিক আছে কি না, প্রতি সপ্তাহে তার পরীক্ষা।",
        "aboutOurServicePointTwo": "Conversion of petrol engines to gas in two working days, with kit, cylinder and road test.",
        "aboutOurServicePointTwoBn": "দুই কর্মদিবসে পেট্রল ইঞ্জিন গ্যাসে রূপান্তর; কিট, সিলিন্ডার ও রাস্তায় চালিয়ে দেখাসহ।",
        "aboutOurServicePointThree": "Pressure tests of cylinders, repair of valves and pipes, and a yearly reminder to the owner.",
        "aboutOurServicePointThreeBn": "সিলিন্ডারের চাপ পরীক্ষা, ভালভ ও পাইপ মেরামত, আর মালিককে বছরে একবার মনে করিয়ে দেওয়া।",
        "ourTeam": "Ninety people keep the three stations open day and night in three shifts. The eleven conversion mechanics are trained for two years before they sign for a cylinder on their own. Each shift begins with a ten-minute safety talk, and whoever sees a leak may close the station without asking anybody.",
        "ourTeamBn": "তিন শিফটে ৯০ জন কর্মী দিন-রাত তিনটি স্টেশন খোলা রাখেন। রূপান্তরের ১১ জন মেকানিক দুই বছর প্রশিক্ষণ নেন, তারপরই কেবল একা কোনো সিলিন্ডারের জন্য সই করতে পারেন। প্রতিটি শিফট শুরু হয় দশ মিনিটের নিরাপত্তা আলোচনা দিয়ে। গ্যাস বেরোতে দেখলে যে কেউ কাউকে জিজ্ঞেস না করেই স্টেশন বন্ধ করে দিতে পারেন।",
        "commitedToOne": "Full measure, shown on a display that faces the customer.",
        "commitedToOneBn": "পুরো মাপ, গ্রাহকের দিকে ফেরানো পর্দায় দেখা যায়।",
        "commitedToTwo": "No cylinder fitted without its test certificate.",
        "commitedToTwoBn": "পরীক্ষার সনদ ছাড়া কোনো সিলিন্ডার লাগানো নয়।",
        "commitedToThree": "A closed pump rather than a doubtful one.",
        "commitedToThreeBn": "সন্দেহ থাকলে পাম্প চালু নয়, বন্ধ।",
        "commitedToFour": "Clean toilets and drinking water for every driver, customer or not.",
        "commitedToFourBn": "গ্রাহক হোন বা না হোন, প্রত্যেক চালকের জন্য পরিষ্কার শৌচাগার ও খাওয়ার পানি।",
        "commitedToFive": "A written price before work on a car begins.",
        "commitedToFiveBn": "গাড়ির কাজ শুরুর আগেই লিখিত দাম।",
        "ourMission": "To send every vehicle back on the road with the fuel its owner paid for and a safe cylinder. Drivers earn by the hour, so we work quickly, but never at the cost of safety.",
        "ourMissionBn": "প্রতিটি গাড়ি যেন দাম দিয়ে কেনা পুরো জ্বালানি আর নিরাপদ সিলিন্ডার নিয়ে রাস্তায় ফেরে। চালকদের আয় ঘণ্টার হিসাবে। তাই আমরা দ্রুত কাজ করি, কিন্তু নিরাপত্তায় ছাড় দিয়ে নয়।",
        "ourVision": "Stations that sell whatever vehicles run on next. The first chargers for electric three-wheelers are planned beside the gas line, with solar panels on the roof above them.",
        "ourVisionBn": "এমন স্টেশন, যেখানে আগামী দিনের গাড়ির জ্বালানিও মিলবে। গ্যাসের লাইনের পাশে বৈদ্যুতিক তিন চাকার গাড়ির প্রথম চার্জার বসানোর পরিকল্পনা আছে, ওপরের ছাদে থাকবে সৌর প্যানেল।",
        "email": "energy@meghbridge.example"
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [
        "hidden"
      ],
      "updatedAt": "2026-11-24T21:57:43.187Z",
      "newest": 1
    },
    {
      "_id": "meghbridge-motors",
      "version": 1,
      "title": "Meghbridge Motors",
      "data": {
        "logo": "/pictures/dc76378b1942108437bb9d1de0df878d-640x240.webp",
        "companyName": "Meghbridge Motors",
        "companyNameBn": "মেঘব্রিজ মোটরস",
        "oneLine": "Sells and repairs vans and trucks, and builds their bodies.",
        "oneLineBn": "ভ্যান ও ট্রাক বিক্রি, মেরামত ও বডি তৈরি।",
        "founded": 1998,
        "place": "Tejgaon and Savar, Dhaka",
        "placeBn": "তেজগাঁও ও সাভার, ঢাকা",
        "people": 210,
        "products": "Vans and trucks, bodies, repair, spare parts",
        "productsBn": "ভ্যান ও ট্রাক, বডি, মেরামত, যন্ত্রাংশ",
        "telephone": "+880 1700 000388",
        "nameOne": "Saiful Islam Bhuiyan",
        "nameOneBn": "সাইফুল ইসলাম ভূঁইয়া",
        "nameOneDesignation": "Chief Executive",
        "nameOneDesignationBn": "প্রধান নির্বাহী",
        "nameTwo": "Farzana Haque Sarder",
        "nameTwoBn": "ফারজানা হক সরদার",
        "nameTwoDesignation": "Head of Service",
        "nameTwoDesignationBn": "প্রধান, সার্ভিসিং বিভাগ",
        "aboutUs": "Meghbridge Motors opened in 1998 to keep the group’s own trucks running and soon had other people’s trucks in the yard as well. From repair it was a short step to bodies, and from bodies to sales. The company has a showroom in Tejgaon, two workshops with 38 bays, and a body shop in Savar that has built more than 5,200 buses, vans and truck beds. Four customers in ten come to us with a second vehicle.",
        "aboutUsBn": "গ্রুপের নিজেদের ট্রাক সচল রাখতে ১৯৯৮ সালে মেঘব্রিজ মোটরসের শুরু। অল্প দিনেই অন্যদের ট্রাকও আসতে লাগল। মেরামত থেকে বডি তৈরি, বডি থেকে গাড়ি বিক্রি; পথটা খুব লম্বা ছিল না। প্রতিষ্ঠানের আছে তেজগাঁওয়ে একটি শোরুম, ৩৮টি গাড়ি রাখার জায়গাসহ দুটি ওয়ার্কশপ, আর সাভারে একটি বডি কারখানা, যেখানে ৫ হাজার ২০০টির বেশি বাস, ভ্যান ও ট্রাকের বডি তৈরি হয়েছে। প্রতি দশজন গ্রাহকের চারজন দ্বিতীয় গাড়ি নিয়ে আবার আসেন।",
        "aboutOurServices": "We sell, build, repair and take back commercial vehicles, and we keep a record of each one for as long as it is on the road.",
        "aboutOurServicesBn": "আমরা বাণিজ্যিক গাড়ি বিক্রি করি, বডি বানাই, মেরামত করি, পুরোনো গাড়ি ফেরত নিই; আর যত দিন গাড়িটি রাস্তায় থাকে, তার হিসাব রাখি।",
        "aboutOurServicePointOne": "New and used vans, pick-ups and light trucks, each used one sold with its full inspection sheet.",
        "aboutOurServicePointOneBn": "নতুন ও পুরোনো ভ্যান, পিকআপ ও হালকা ট্রাক; প্রতিটি পুরোনো গাড়ি বিক্রি হয় পুরো পরীক্ষার কাগজসহ।",
        "aboutOurServicePointTwo": "Bodies made to order: covered vans, school buses, ambulances and refrigerated boxes.",
        "aboutOurServicePointTwoBn": "ফরমাশমতো বডি: কাভার্ড ভ্যান, স্কুলবাস, অ্যাম্বুলেন্স ও হিমায়িত পণ্যের গাড়ি।",
        "aboutOurServicePointThree": "Service and repair in 38 bays, with a night shift for vehicles that earn by day.",
        "aboutOurServicePointThreeBn": "একসঙ্গে ৩৮টি গাড়ির সার্ভিসিং ও মেরামত; যে গাড়ি দিনে আয় করে, তার জন্য রাতের শিফট।",
        "aboutOurServicePointFour": "Genuine parts from a store of 14,000 items, and advice on which of them can wait.",
        "aboutOurServicePointFourBn": "১৪ হাজার রকম আসল যন্ত্রাংশের ভান্ডার, আর কোনটি পরে বদলালেও চলে, সেই পরামর্শ।",
        "ourTeam": "Two hundred and ten people work here, among them 74 certified mechanics and 46 body builders. We take twenty apprentices a year from technical schools, nine of them women in the last intake. The oldest panel beater has been with us since the first week and still signs the first body of every new series.",
        "ourTeamBn": "এখানে কাজ করেন ২১০ জন, তাঁদের ৭৪ জন সনদপ্রাপ্ত মেকানিক ও ৪৬ জন বডির মিস্ত্রি। কারিগরি স্কুল থেকে বছরে ২০ জন শিক্ষানবিশ নেওয়া হয়, সর্বশেষ দলে ৯ জন ছিলেন নারী। সবচেয়ে প্রবীণ ডেন্টিং মিস্ত্রি প্রথম সপ্তাহ থেকে আমাদের সঙ্গে; নতুন প্রতিটি সিরিজের প্রথম বডিতে আজও তিনিই সই করেন।",
        "manufacture": "The body shop in Savar builds on chassis from several makers. Frames are cut and welded on jigs, treated against rust in a dip tank and painted in a closed booth. A covered van takes nine working days and an ambulance twenty-one. About 420 bodies leave the shop in a year, each with a plate that names the welder, the painter and the inspector.",
        "manufactureBn": "সাভারের কারখানায় কয়েকটি নির্মাতার চেসিসের ওপর বডি তৈরি হয়। ছাঁচে বসিয়ে কাঠামো কাটা ও ঝালাই হয়, মরিচা ঠেকাতে চৌবাচ্চায় ডোবানো হয়, রং করা হয় বদ্ধ ঘরে। একটি কাভার্ড ভ্যানে লাগে ৯ কর্মদিবস, অ্যাম্বুলেন্সে ২১। বছরে প্রায় ৪২০টি বডি কারখানা থেকে বের হয়; প্রতিটির ফলকে লেখা থাকে ওয়েল্ডার, রংমিস্ত্রি ও পরিদর্শকের নাম।",
        "commitedToOne": "Old parts handed back to the owner in a bag.",
        "commitedToOneBn": "খুলে নেওয়া পুরোনো যন্ত্রাংশ ব্যাগে ভরে মালিককে ফেরত।",
        "commitedToTwo": "No repair beyond the written order without a call.",
        "commitedToTwoBn": "ফোন না করে লিখিত ফরমাশের বাইরে কোনো মেরামত নয়।",
        "commitedToThree": "The same inspection sheet for the buyer as for us.",
        "commitedToThreeBn": "পরীক্ষার যে কাগজ আমাদের কাছে, ক্রেতার কাছেও সেটিই।",
        "commitedToFour": "A free check after the first thousand kilometres.",
        "commitedToFourBn": "প্রথম এক হাজার কিলোমিটারের পর বিনা মূল্যে পরীক্ষা।",
        "ourMission": "To keep the vehicles that feed families on the road, safely and at a cost the owner can plan. We would rather explain a repair twice than do one that was not needed.",
        "ourMissionBn": "যে গাড়ি সংসার চালায়, তাকে নিরাপদে রাস্তায় রাখা, মালিক যে খরচের হিসাব করতে পারেন সেই খরচে। দরকার নেই এমন মেরামত করার চেয়ে একটি মেরামত দুবার বুঝিয়ে বলা আমাদের কাছে ভালো।",
        "ourVision": "A workshop within an hour of every main road in the country, and an electric minibus of our own that a village school can afford to run.",
        "ourVisionBn": "দেশের প্রতিটি প্রধান সড়ক থেকে এক ঘণ্টার মধ্যে একটি ওয়ার্কশপ, আর আমাদের নিজেদের একটি বৈদ্যুতিক মিনিবাস, যা চালানোর সাধ্য গ্রামের স্কুলেরও থাকবে।",
        "email": "motors@meghbridge.example"
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [
        "hidden"
      ],
      "updatedAt": "2026-11-24T21:57:43.187Z",
      "newest": 1
    },
    {
      "_id": "meghbridge-plastics",
      "version": 1,
      "title": "Meghbridge Plastic and Paper Products",
      "data": {
        "logo": "/pictures/3cc727339cf21951c3126aaad6347968-640x240.webp",
        "companyName": "Meghbridge Plastic and Paper Products",
        "companyNameBn": "মেঘব্রিজ প্লাস্টিক অ্যান্ড পেপার প্রোডাক্টস",
        "oneLine": "Makes hangers, crates and cartons for factories, buckets and boxes for homes.",
        "oneLineBn": "কারখানার জন্য হ্যাঙ্গার, ক্রেট ও কার্টন; ঘরের জন্য বালতি ও বাক্স।",
        "founded": 2006,
        "place": "Narayanganj",
        "placeBn": "নারায়ণগঞ্জ",
        "people": 380,
        "products": "Hangers, crates, containers, cartons, paper bags",
        "productsBn": "হ্যাঙ্গার, ক্রেট, পাত্র, কার্টন, কাগজের ব্যাগ",
        "telephone": "+880 1700 000488",
        "nameOne": "Mahbubur Rahman Gazi",
        "nameOneBn": "মাহবুবুর রহমান গাজী",
        "nameOneDesignation": "Managing Director",
        "nameOneDesignationBn": "ব্যবস্থাপনা পরিচালক",
        "nameTwo": "Lutfun Nessa Pramanik",
        "nameTwoBn": "লুৎফুন নেছা প্রামাণিক",
        "nameTwoDesignation": "Factory Manager",
        "nameTwoDesignationBn": "কারখানা ব্যবস্থাপক",
        "aboutUs": "The factory in Narayanganj started in 2006 with one second-hand moulding machine that made hangers for the garment trade. The hangers needed cartons, so a paper line followed in 2009. Today 31 moulding machines and two carton lines stand under one roof of 7,400 square metres beside the Shitalakshya river. Our customers are garment makers, tea packers, bakeries, and households that buy our buckets and boxes in the bazaar.",
        "aboutUsBn": "নারায়ণগঞ্জের কারখানাটির শুরু ২০০৬ সালে, একটি পুরোনো মোল্ডিং মেশিন দিয়ে, যা পোশাকশিল্পের জন্য হ্যাঙ্গার বানাত। হ্যাঙ্গারের জন্য কার্টন লাগে, তাই ২০০৯ সালে যোগ হয় কাগজের লাইন। আজ শীতলক্ষ্যার পাড়ে ৭ হাজার ৪০০ বর্গমিটারের এক ছাদের নিচে চলে ৩১টি মোল্ডিং মেশিন ও দুটি কার্টন লাইন। আমাদের গ্রাহক পোশাক কারখানা, চা প্যাকেট করার প্রতিষ্ঠান, বেকারি, আর সেই সব পরিবার, যারা বাজার থেকে আমাদের বালতি ও বাক্স কেনে।",
        "aboutOurServices": "We design, mould, print and deliver packing and household goods. Small makers are welcome: the smallest carton order is 300 pieces.",
        "aboutOurServicesBn": "মোড়ক ও গৃহস্থালি পণ্যের নকশা, মোল্ডিং, ছাপা ও সরবরাহ, সবই আমরা করি। ছোট উৎপাদকদেরও স্বাগত: কার্টনের সর্বনিম্ন ফরমাশ ৩০০টি।",
        "aboutOurServicePointOne": "Hangers, clips, crates and containers moulded to a customer’s drawing or to ours.",
        "aboutOurServicePointOneBn": "গ্রাহকের বা আমাদের নকশায় তৈরি হ্যাঙ্গার, ক্লিপ, ক্রেট ও পাত্র।",
        "aboutOurServicePointTwo": "Cartons, trays and paper bags, printed in up to four colours.",
        "aboutOurServicePointTwoBn": "সর্বোচ্চ চার রঙে ছাপা কার্টন, ট্রে ও কাগজের ব্যাগ।",
        "aboutOurServicePointThree": "Samples in five working days, and tests for weight, drop and stacking in our own laboratory.",
        "aboutOurServicePointThreeBn": "পাঁচ কর্মদিবসে নমুনা; নিজেদের ল্যাবরেটরিতে ওজন, পড়ে যাওয়া ও থাক করে রাখার পরীক্ষা।",
        "aboutOurServicePointFour": "Collection of used hangers and waste paper, which come back to you as new goods.",
        "aboutOurServicePointFourBn": "ব্যবহৃত হ্যাঙ্গার ও বাতিল কাগজ সংগ্রহ, যা নতুন পণ্য হয়ে আপনার কাছে ফেরে।",
        "ourTeam": "The factory employs 380 people in two shifts. More than half are women, as are three of the five line managers. A nurse and a day nursery for thirty children are on the ground floor. Fire drills are held every month without notice, and the whole building is empty within four minutes.",
        "ourTeamBn": "দুই শিফটে কারখানায় কাজ করেন ৩৮০ জন; অর্ধেকের বেশি নারী, পাঁচ লাইন ব্যবস্থাপকের তিনজনও নারী। নিচতলায় আছেন একজন নার্স, আর আছে ৩০ শিশুর দিবাযত্নকেন্দ্র। প্রতি মাসে আগে না জানিয়ে অগ্নিনির্বাপণ মহড়া হয়; চার মিনিটের মধ্যে পুরো ভবন খালি হয়ে যায়।",
        "manufacture": "We mould about 2,900 tonnes of plastic and convert 4,600 tonnes of paper and board in a year. A third of the plastic is recycled, from sorted waste that is washed, shredded and made into granules in our own plant. Cooling water circulates in a closed loop, and the paper line runs on glue and inks without solvents. Each batch carries a number by which we can find the machine, the shift and the material.",
        "manufactureBn": "বছরে আমরা প্রায় ২ হাজার ৯০০ টন প্লাস্টিক মোল্ডিং করি এবং ৪ হাজার ৬০০ টন কাগজ ও বোর্ড থেকে পণ্য বানাই। প্লাস্টিকের এক-তৃতীয়াংশ পুনর্ব্যবহৃত; বাছাই করা বর্জ্য আমাদের নিজেদের প্ল্যান্টেই ধুয়ে, কুচি করে দানা বানানো হয়। ঠান্ডা করার পানি বদ্ধ চক্রে ঘোরে, আর কাগজের লাইন চলে দ্রাবকমুক্ত আঠা ও কালিতে। প্রতিটি ব্যাচের একটি নম্বর থাকে, তা দিয়ে মেশিন, শিফট ও কাঁচামাল খুঁজে বের করা যায়।",
        "commitedToOne": "The weight and thickness that were ordered, measured in every batch.",
        "commitedToOneBn": "যে ওজন ও পুরুত্বের ফরমাশ, ঠিক তা-ই, প্রতিটি ব্যাচে মাপা।",
        "commitedToTwo": "More recycled material each year, and the share printed on the box.",
        "commitedToTwoBn": "প্রতিবছর আরও বেশি পুনর্ব্যবহৃত উপাদান, আর বাক্সের গায়ে তার হার ছাপা।",
        "commitedToThree": "No waste water into the river that we would not wash our own hands in.",
        "commitedToThreeBn": "যে পানিতে নিজেরা হাত ধোব না, সেই পানি নদীতে নয়।",
        "commitedToFour": "Two clear exits from every workplace, never locked.",
        "commitedToFourBn": "প্রতিটি কাজের জায়গা থেকে বের হওয়ার দুটি খোলা পথ, কখনো তালাবদ্ধ নয়।",
        "commitedToFive": "Replacement of a faulty batch before we argue about the reason.",
        "commitedToFiveBn": "কারণ নিয়ে তর্কের আগেই ত্রুটিপূর্ণ ব্যাচ বদলে দেওয়া।",
        "ourMission": "To make everyday things that work, last and can be made into something else later.",
        "ourMissionBn": "প্রতিদিনের এমন জিনিস বানানো, যা কাজে লাগে, অনেক দিন টেকে, পরে অন্য কিছু বানাতেও কাজে আসে।",
        "ourVision": "A factory that takes back as much as it sells. By 2032 we want half of our plastic, and all of our board, to come from what others have thrown away.",
        "ourVisionBn": "এমন কারখানা, যা যতটুকু বেচে, ততটুকুই ফেরত নেয়। আমরা চাই, ২০৩২ সালের মধ্যে আমাদের প্লাস্টিকের অর্ধেক আর বোর্ডের সবটুকু আসবে অন্যের ফেলে দেওয়া জিনিস থেকে।",
        "email": "plastics@meghbridge.example"
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.187Z",
      "newest": 1
    },
    {
      "_id": "meghbridge-medical",
      "version": 1,
      "title": "Meghbridge Medical Service",
      "data": {
        "logo": "/pictures/5e34f90013034e9a39748c9c764b0f1b-640x240.webp",
        "companyName": "Meghbridge Medical Service",
        "companyNameBn": "মেঘব্রিজ মেডিকেল সার্ভিস",
        "oneLine": "A clinic with laboratory and X-ray: health advice before a job abroad, care for families.",
        "oneLineBn": "ল্যাবরেটরি ও এক্স-রেসহ ক্লিনিক: বিদেশে যাওয়ার আগে স্বাস্থ্য পরামর্শ, পরিবারের চিকিৎসা।",
        "founded": 2010,
        "place": "Dhaka",
        "placeBn": "ঢাকা",
        "people": 76,
        "products": "Health advice, general practice, laboratory, X-ray",
        "productsBn": "স্বাস্থ্য পরামর্শ, সাধারণ চিকিৎসা, ল্যাবরেটরি, এক্স-রে",
        "telephone": "+880 1700 000588",
        "nameOne": "Dr Ashraful Kabir Mridha",
        "nameOneBn": "ডা. আশরাফুল কবির মৃধা",
        "nameOneDesignation": "Medical Director",
        "nameOneDesignationBn": "চিকিৎসা পরিচালক",
        "nameTwo": "Rokeya Parveen Howlader",
        "nameTwoBn": "রোকেয়া পারভীন হাওলাদার",
        "nameTwoDesignation": "Head of Nursing and Laboratory",
        "nameTwoDesignationBn": "প্রধান, নার্সিং ও ল্যাবরেটরি",
        "aboutUs": "Meghbridge Medical Service opened in 2010 as two rooms in which a doctor advised people who were about to go abroad. Too many learned of high blood pressure or bad teeth only when a visa depended on it. The clinic in Dhaka now has fourteen consulting rooms, a laboratory and an X-ray unit, and sees about 190 patients a day: workers and their families, factory staff and neighbours.",
        "aboutUsBn": "মেঘব্রিজ মেডিকেল সার্ভিসের শুরু ২০১০ সালে, দুটি ঘরে; সেখানে একজন চিকিৎসক বিদেশগামী মানুষকে পরামর্শ দিতেন। অনেকেই উচ্চ রক্তচাপ বা খারাপ দাঁতের কথা জানতেন তখন, যখন ভিসা তার ওপরই আটকে আছে। ঢাকার ক্লিনিকে এখন চিকিৎসকের ১৪টি কক্ষ, একটি ল্যাবরেটরি ও একটি এক্স-রে ইউনিট। দিনে প্রায় ১৯০ জন রোগী দেখা হয়: কর্মী ও তাঁদের পরিবার, কারখানার কর্মী, আর আশপাশের মানুষ।",
        "aboutOurServices": "We examine, advise and treat, and we explain each result in words that the patient can repeat at home. The official medical check for a visa takes place at the centre named by the country of work; we help people prepare for it.",
        "aboutOurServicesBn": "আমরা পরীক্ষা করি, পরামর্শ দিই, চিকিৎসা করি; আর প্রতিটি ফল এমন ভাষায় বুঝিয়ে বলি, যা রোগী বাড়িতে গিয়ে নিজেই বলতে পারেন। ভিসার আনুষ্ঠানিক মেডিকেল পরীক্ষা হয় কাজের দেশের ঠিক করে দেওয়া কেন্দ্রে; প্রস্তুত হয়ে সেখানে যেতে আমরা সাহায্য করি।",
        "aboutOurServicePointOne": "Health advice before a job abroad, with early tests for what can still be treated in time.",
        "aboutOurServicePointOneBn": "বিদেশে কাজে যাওয়ার আগে স্বাস্থ্য পরামর্শ; যা এখনো সময়মতো সারানো যায়, তার আগাম পরীক্ষা।",
        "aboutOurServicePointTwo": "General practice, women’s health, dental and eye care six days a week.",
        "aboutOurServicePointTwoBn": "সপ্তাহে ছয় দিন সাধারণ চিকিৎসা, নারীস্বাস্থ্য, দাঁত ও চোখের সেবা।",
        "aboutOurServicePointThree": "Laboratory tests and X-ray with most results on the same day, on paper and by message.",
        "aboutOurServicePointThreeBn": "ল্যাবরেটরি পরীক্ষা ও এক্স-রে; বেশির ভাগ ফল সেদিনই, কাগজে ও মুঠোফোনে বার্তায়।",
        "aboutOurServicePointFour": "Yearly checks and first aid courses in factories, workshops and schools.",
        "aboutOurServicePointFourBn": "কারখানা, ওয়ার্কশপ ও স্কুলে বার্ষিক মেডিকেল পরীক্ষা ও প্রাথমিক চিকিৎসার কোর্স।",
        "ourTeam": "Eighteen doctors, 34 nurses and 22 technicians work in two shifts, and women patients can always ask for a woman doctor. Several of our nurses have worked in Kuwait and Saudi Arabia and now prepare others for the same wards. Two social workers support patients whose result has changed their plans.",
        "ourTeamBn": "১৮ জন চিকিৎসক, ৩৪ জন নার্স ও ২২ জন টেকনিশিয়ান দুই শিফটে কাজ করেন। নারী রোগীরা সব সময় নারী চিকিৎসক চাইতে পারেন। আমাদের কয়েকজন নার্স কুয়েত ও সৌদি আরবে কাজ করেছেন, এখন অন্যদের সেই ওয়ার্ডের জন্য তৈরি করছেন। পরীক্ষার ফল যাঁদের পরিকল্পনা বদলে দেয়, দুজন সমাজকর্মী তাঁদের পাশে বসেন।",
        "commitedToOne": "Results told to the patient first, and to nobody else without consent.",
        "commitedToOneBn": "ফল আগে রোগীকে; সম্মতি ছাড়া আর কাউকে নয়।",
        "commitedToTwo": "No test that the doctor cannot give a reason for.",
        "commitedToTwoBn": "চিকিৎসক যার কারণ বলতে পারেন না, এমন কোনো পরীক্ষা নয়।",
        "commitedToThree": "Prices on the wall, before the examination.",
        "commitedToThreeBn": "পরীক্ষার আগেই দেয়ালে টাঙানো দাম।",
        "commitedToFour": "A second reading of every X-ray by another pair of eyes.",
        "commitedToFourBn": "প্রতিটি এক্স-রে আরেকজনের চোখে দ্বিতীয়বার দেখা।",
        "commitedToFive": "A way forward for each patient, even after bad news.",
        "commitedToFiveBn": "খারাপ খবরের পরও প্রত্যেক রোগীর জন্য সামনে এগোনোর একটি পথ।",
        "ourMission": "To help people leave healthy, stay healthy and come home healthy, and to look after their families. Found early, most illnesses are easier to treat than people fear.",
        "ourMissionBn": "মানুষ সুস্থ শরীরে যাবেন, সুস্থ থাকবেন, সুস্থ শরীরে ফিরবেন; আর যে পরিবার তাঁদের অপেক্ষায় থাকে, আমরা তাদেরও দেখাশোনা করব। আগে ধরা পড়লে বেশির ভাগ রোগের চিকিৎসা মানুষ যতটা ভাবে, তার চেয়ে সহজ।",
        "ourVision": "A clinic in each of the ten districts from which most workers leave, and a doctor who speaks Bangla on the telephone for every one of them, wherever the job has taken them.",
        "ourVisionBn": "সবচেয়ে বেশি কর্মী যে দশ জেলা থেকে যান, তার প্রতিটিতে একটি ক্লিনিক; আর কাজ তাঁদের যেখানেই নিয়ে যাক, প্রত্যেকের জন্য ফোনে বাংলায় কথা বলার একজন চিকিৎসক।",
        "email": "medical@meghbridge.example"
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.187Z",
      "newest": 1
    }
  ],
  "content.open companies": {
    "_id": "meghbridge-overseas",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "logo": "/pictures/f4e8067176d563e5e95d94f6582de911-640x240.webp",
        "companyName": "Meghbridge Overseas",
        "companyNameBn": "মেঘব্রিজ ওভারসিজ",
        "oneLine": "Finds, tests and trains workers for employers in the Gulf, Asia and Europe.",
        "oneLineBn": "উপসাগরীয় দেশ, এশিয়া ও ইউরোপের নিয়োগকর্তাদের জন্য কর্মী বাছাই, পরীক্ষা ও প্রশিক্ষণ।",
        "founded": 1989,
        "place": "Dhaka",
        "placeBn": "ঢাকা",
        "people": 86,
        "products": "Recruitment, trade tests, training, visas, tickets",
        "productsBn": "নিয়োগ, ট্রেড টেস্ট, প্রশিক্ষণ, ভিসা, টিকিট",
        "telephone": "",
        "website": "",
        "nameOne": "Rezwan Karim Talukder",
        "nameOneBn": "রেজওয়ান করিম তালুকদার",
        "nameOneDesignation": "Managing Director",
        "nameOneDesignationBn": "ব্যবস্থাপনা পরিচালক",
        "nameTwo": "Shirin Sultana Mollik",
        "nameTwoBn": "শিরিন সুলতানা মল্লিক",
        "nameTwoDesignation": "Director, Selection and Training",
        "nameTwoDesignationBn": "পরিচালক, বাছাই ও প্রশিক্ষণ",
        "aboutUs": "Meghbridge Overseas is the recruiting agency from which the group grew. It opened with a demand letter for forty-two masons in Riyadh, and has placed workers in the Gulf, in other countries in Asia and in Europe since. Its government licence hangs beside the front desk, where anybody may read it. Building work is still the largest part of what it does; hospitals, hotels, factories, farms and care homes have been added one employer at a time.",
        "aboutUsBn": "মেঘব্রিজ ওভারসিজ সেই রিক্রুটিং এজেন্সি, যেখান থেকে পুরো গ্রুপটি গড়ে উঠেছে। রিয়াদের জন্য ৪২ জন রাজমিস্ত্রির একটি চাহিদাপত্র নিয়ে এর যাত্রা শুরু। এরপর এর মাধ্যমে মানুষ কাজ পেয়েছেন মধ্যপ্রাচ্যে, এশিয়ার অন্যান্য দেশে ও ইউরোপে। সরকারি লাইসেন্সটি অভ্যর্থনার টেবিলের পাশেই টাঙানো, যে কেউ পড়ে দেখতে পারেন। নির্মাণকাজের কর্মীই এখনো সবচেয়ে বেশি; একেকজন নিয়োগকর্তার হাত ধরে যোগ হয়েছে হাসপাতাল, হোটেল, কারখানা, খামার ও পরিচর্যাকেন্দ্র।",
        "aboutOurServices": "For employers we do everything from the demand letter to the first day of work. For applicants, one office does what would otherwise take visits to several.",
        "aboutOurServicesBn": "নিয়োগকর্তার জন্য চাহিদাপত্র থেকে কাজের প্রথম দিন পর্যন্ত সব কাজ আমরা করি। যে কাজে প্রার্থীকে কয়েকটি অফিসে ঘুরতে হতো, তা এখানে এক অফিসেই হয়।",
        "aboutOurServicePointOne": "Sourcing and placement, from a single specialist to a crew of several hundred, on one site or many.",
        "aboutOurServicePointOneBn": "একজন বিশেষজ্ঞ থেকে কয়েক শ কর্মীর দল, এক প্রকল্পের জন্য বা অনেক প্রকল্পের জন্য, খুঁজে এনে কাজে পৌঁছে দেওয়া।",
        "aboutOurServicePointTwo": "Selection by oral or practical test, with the employer’s foreman in our yard or on a video call.",
        "aboutOurServicePointTwoBn": "মৌখিক বা ব্যবহারিক পরীক্ষায় বাছাই; নিয়োগকর্তার ফোরম্যান থাকেন আমাদের টেস্ট ইয়ার্ডে বা ভিডিও কলে।",
        "aboutOurServicePointThree": "Skill development and language training before departure, from site safety to Japanese for carers.",
        "aboutOurServicePointThreeBn": "যাত্রার আগে দক্ষতা উন্নয়ন ও ভাষা প্রশিক্ষণ, কর্মস্থলের নিরাপত্তা থেকে পরিচর্যাকর্মীদের জাপানি ভাষা পর্যন্ত।",
        "aboutOurServicePointFour": "Visa documents, clearance and, through our affiliated travel agency, tickets for one person or a whole group.",
        "aboutOurServicePointFourBn": "ভিসার কাগজপত্র, ছাড়পত্র আর সহযোগী ট্রাভেল এজেন্সির মাধ্যমে একজনের বা পুরো দলের টিকিট।",
        "ourTeam": "Interviewers, trade testers, teachers and visa officers work for the agency, and staff who answer the telephone after the workers have left. Every trade tester has worked in the trade they test. Officers in Deira and Kuala Lumpur visit dormitories and speak up for our workers in a language their supervisors understand.",
        "ourTeamBn": "এজেন্সিতে কাজ করেন সাক্ষাৎকার গ্রহণকারী, ট্রেড পরীক্ষক, শিক্ষক, ভিসা কর্মকর্তা, আর কর্মীরা বিদেশে চলে যাওয়ার পরও যাঁরা ফোন ধরেন। প্রত্যেক ট্রেড পরীক্ষক যে পেশার পরীক্ষা নেন, নিজে সেই পেশায় কাজ করেছেন। দুবাইয়ের দেরা ও কুয়ালালামপুরে আমাদের কর্মকর্তারা ডরমিটরি ঘুরে দেখেন এবং আমাদের কর্মীদের হয়ে কথা বলেন এমন ভাষায়, যা সুপারভাইজাররা বোঝেন।",
        "manufacture": "",
        "manufactureBn": "",
        "commitedToOne": "Contracts read aloud in Bangla before anyone signs them.",
        "commitedToOneBn": "সই করার আগে বাংলায় চুক্তিপত্র পড়ে শোনানো।",
        "commitedToTwo": "A receipt for every payment, however small.",
        "commitedToTwoBn": "অঙ্ক যত ছোটই হোক, প্রতিটি টাকার রসিদ।",
        "commitedToThree": "No demand letter advertised before we know the employer.",
        "commitedToThreeBn": "নিয়োগকর্তাকে না জেনে কোনো চাহিদাপত্রের বিজ্ঞাপন নয়।",
        "commitedToFour": "Passports returned as soon as the visa desk is done with them.",
        "commitedToFourBn": "ভিসা ডেস্কের কাজ শেষ হওয়ামাত্র পাসপোর্ট ফেরত।",
        "commitedToFive": "A person who answers the telephone until the contract ends.",
        "commitedToFiveBn": "চুক্তি শেষ না হওয়া পর্যন্ত ফোন ধরার একজন মানুষ।",
        "ourMission": "To match workers and employers so well that both would do it again. We choose employers as carefully as they choose workers, and tell both the same facts about the job, the wage and the housing.",
        "ourMissionBn": "কর্মী ও নিয়োগকর্তাকে এমনভাবে মেলানো, যাতে দুই পক্ষই আবার একসঙ্গে কাজ করতে চান। নিয়োগকর্তা যতটা যত্নে কর্মী বাছেন, আমরাও ততটা যত্নে নিয়োগকর্তা বাছি। কাজ, বেতন ও থাকার ঘর নিয়ে দুই পক্ষকে আমরা একই কথা বলি।",
        "ourVision": "A recruitment office as easy to deal with as a good bank: open books, one price for everyone, and an officer at the desk who knows your name and your file.",
        "ourVisionBn": "এমন এক নিয়োগের অফিস, যার সঙ্গে কাজ করা ভালো একটি ব্যাংকের মতোই সহজ: খোলা হিসাব, সবার জন্য এক দাম, আর ডেস্কে এমন একজন কর্মকর্তা, যিনি আপনার নাম জানেন, আপনার ফাইল চেনেন।",
        "email": ""
      }
    }
  },
  "content.documents gallery": [
    {
      "_id": "e2b818cd-7a3c-4261-ac29-0668f7fba511",
      "version": 1,
      "title": "From the front desk to the arrival",
      "data": {
        "title": "From the front desk to the arrival",
        "titleBn": "অফিসের টেবিল থেকে গন্তব্য পর্যন্ত",
        "pictures": [
          {
            "_id": "fd43706f-275d-4b13-8122-f8113ddf0f3a",
            "picture": "/pictures/5ab1eccff98be72e85c894fe2239d61d-1280x854.webp",
            "alt": "A mother and her son sit at a desk in the office; the officer turns a paper towards them.",
            "altBn": "অফিসের ডেস্কে বসে আছেন মা ও ছেলে; কর্মকর্তা একটি কাগজ তাঁদের দিকে ঘুরিয়ে ধরেছেন।",
            "caption": "The front desk. Families are welcome, and everyone hears the contract read.",
            "captionBn": "অভ্যর্থনার টেবিল। পরিবারের সবাই স্বাগত, চুক্তিপত্র সবাইকে পড়ে শোনানো হয়।"
          },
          {
            "_id": "b3979d46-4429-4a90-aaab-1026c2f7aaca",
            "picture": "/pictures/d8f15fd936663ce60445c8cd40e23ec2-1280x854.webp",
            "alt": "Two masons in helmets lay brick walls to a line while the examiner takes notes; scaffolders build behind them.",
            "altBn": "হেলমেট পরা দুই রাজমিস্ত্রি সুতা ধরে ইটের দেয়াল গাঁথছেন, পরীক্ষক লিখে নিচ্ছেন; পেছনে স্ক্যাফোল্ডাররা মাচা বাঁধছেন।",
            "caption": "Test morning in our yard: a wall, a plumb line and ninety minutes.",
            "captionBn": "টেস্ট ইয়ার্ডে এক সকাল: একটি দেয়াল, একটি ওলনদড়ি আর ৯০ মিনিট।"
          },
          {
            "_id": "26043333-e242-4f6b-95c2-7b3f3d01a563",
            "picture": "/pictures/747c56fc05a1630b633811462de98559-1280x854.webp",
            "alt": "A teacher points at a dialogue on the board; four learners practise in pairs at small tables.",
            "altBn": "শিক্ষক বোর্ডে একটি কথোপকথন দেখাচ্ছেন; ছোট ছোট টেবিলে চার শিক্ষার্থী জোড়ায় জোড়ায় অনুশীলন করছেন।",
            "caption": "Question and answer in the language school in Uttara.",
            "captionBn": "উত্তরার ভাষা স্কুলে প্রশ্নোত্তরের ক্লাস।"
          },
          {
            "_id": "f7193a9b-9a44-4fb8-8dc6-07ef20c72bdb",
            "picture": "/pictures/2a66fdbace9ccc05667c0b103aaf610f-1280x854.webp",
            "alt": "A doctor takes a man’s blood pressure at a table; behind them a nurse notes the height of another man.",
            "altBn": "টেবিলে চিকিৎসক একজনের রক্তচাপ মাপছেন; পেছনে এক নার্স আরেকজনের উচ্চতা লিখে নিচ্ছেন।",
            "caption": "Health advice before the official check, while there is still time to act on it.",
            "captionBn": "আনুষ্ঠানিক মেডিকেল পরীক্ষার আগেই স্বাস্থ্য পরামর্শ, ব্যবস্থা নেওয়ার সময় থাকতেই।"
          },
          {
            "_id": "562c252e-90b6-4531-9c99-654927349a54",
            "picture": "/pictures/f506dd461e88311bf5802d36666d2457-1280x854.webp",
            "alt": "Families say goodbye in a departure hall: a mother takes her son’s hand, a child beside her; a couple stand near a luggage trolley.",
            "altBn": "বিমানবন্দরে বিদায় নিচ্ছে কয়েকটি পরিবার: এক মা ছেলের হাত ধরে আছেন, পাশে একটি শিশু; মালপত্রের ট্রলির কাছে দাঁড়িয়ে আছেন এক দম্পতি।",
            "caption": "The last minutes at the airport. One of our officers stays until the last bag is checked in.",
            "captionBn": "বিমানবন্দরে শেষ কয়েক মিনিট। শেষ ব্যাগটি জমা না হওয়া পর্যন্ত আমাদের একজন কর্মকর্তা থাকেন।"
          },
          {
            "_id": "cbe2c93c-ada5-429e-a998-c5d375aef787",
            "picture": "/pictures/839d4e49a955ca3ec325bb9e5cdb7ff9-1280x854.webp",
            "alt": "Men with suitcases get off a bus; a supervisor with a list greets them, and helmets lie ready in front of the housing.",
            "altBn": "স্যুটকেস হাতে কর্মীরা বাস থেকে নামছেন; তালিকা হাতে এক সুপারভাইজার তাঁদের স্বাগত জানাচ্ছেন, থাকার বাড়ির সামনে হেলমেট সাজানো।",
            "caption": "Arrival at the housing. The supervisor’s name was on the contract; now it has a face.",
            "captionBn": "থাকার জায়গায় পৌঁছানো। সুপারভাইজারের নাম চুক্তিপত্রেই ছিল, এবার মুখটিও চেনা হলো।"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.433Z",
      "newest": 1
    }
  ],
  "content.open gallery": {
    "_id": "e2b818cd-7a3c-4261-ac29-0668f7fba511",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "title": "From the front desk to the arrival",
        "titleBn": "অফিসের টেবিল থেকে গন্তব্য পর্যন্ত",
        "text": "",
        "textBn": "",
        "pictures": [
          {
            "_id": "fd43706f-275d-4b13-8122-f8113ddf0f3a",
            "picture": "/pictures/5ab1eccff98be72e85c894fe2239d61d-1280x854.webp",
            "alt": "A mother and her son sit at a desk in the office; the officer turns a paper towards them.",
            "altBn": "অফিসের ডেস্কে বসে আছেন মা ও ছেলে; কর্মকর্তা একটি কাগজ তাঁদের দিকে ঘুরিয়ে ধরেছেন।",
            "caption": "The front desk. Families are welcome, and everyone hears the contract read.",
            "captionBn": "অভ্যর্থনার টেবিল। পরিবারের সবাই স্বাগত, চুক্তিপত্র সবাইকে পড়ে শোনানো হয়।"
          },
          {
            "_id": "b3979d46-4429-4a90-aaab-1026c2f7aaca",
            "picture": "/pictures/d8f15fd936663ce60445c8cd40e23ec2-1280x854.webp",
            "alt": "Two masons in helmets lay brick walls to a line while the examiner takes notes; scaffolders build behind them.",
            "altBn": "হেলমেট পরা দুই রাজমিস্ত্রি সুতা ধরে ইটের দেয়াল গাঁথছেন, পরীক্ষক লিখে নিচ্ছেন; পেছনে স্ক্যাফোল্ডাররা মাচা বাঁধছেন।",
            "caption": "Test morning in our yard: a wall, a plumb line and ninety minutes.",
            "captionBn": "টেস্ট ইয়ার্ডে এক সকাল: একটি দেয়াল, একটি ওলনদড়ি আর ৯০ মিনিট।"
          },
          {
            "_id": "26043333-e242-4f6b-95c2-7b3f3d01a563",
            "picture": "/pictures/747c56fc05a1630b633811462de98559-1280x854.webp",
            "alt": "A teacher points at a dialogue on the board; four learners practise in pairs at small tables.",
            "altBn": "শিক্ষক বোর্ডে একটি কথোপকথন দেখাচ্ছেন; ছোট ছোট টেবিলে চার শিক্ষার্থী জোড়ায় জোড়ায় অনুশীলন করছেন।",
            "caption": "Question and answer in the language school in Uttara.",
            "captionBn": "উত্তরার ভাষা স্কুলে প্রশ্নোত্তরের ক্লাস।"
          },
          {
            "_id": "f7193a9b-9a44-4fb8-8dc6-07ef20c72bdb",
            "picture": "/pictures/2a66fdbace9ccc05667c0b103aaf610f-1280x854.webp",
            "alt": "A doctor takes a man’s blood pressure at a table; behind them a nurse notes the height of another man.",
            "altBn": "টেবিলে চিকিৎসক একজনের রক্তচাপ মাপছেন; পেছনে এক নার্স আরেকজনের উচ্চতা লিখে নিচ্ছেন।",
            "caption": "Health advice before the official check, while there is still time to act on it.",
            "captionBn": "আনুষ্ঠানিক মেডিকেল পরীক্ষার আগেই স্বাস্থ্য পরামর্শ, ব্যবস্থা নেওয়ার সময় থাকতেই।"
          },
          {
            "_id": "562c252e-90b6-4531-9c99-654927349a54",
            "picture": "/pictures/f506dd461e88311bf5802d36666d2457-1280x854.webp",
            "alt": "Families say goodbye in a departure hall: a mother takes her son’s hand, a child beside her; a couple stand near a luggage trolley.",
            "altBn": "বিমানবন্দরে বিদায় নিচ্ছে কয়েকটি পরিবার: এক মা ছেলের হাত ধরে আছেন, পাশে একটি শিশু; মালপত্রের ট্রলির কাছে দাঁড়িয়ে আছেন এক দম্পতি।",
            "caption": "The last minutes at the airport. One of our officers stays until the last bag is checked in.",
            "captionBn": "বিমানবন্দরে শেষ কয়েক মিনিট। শেষ ব্যাগটি জমা না হওয়া পর্যন্ত আমাদের একজন কর্মকর্তা থাকেন।"
          },
          {
            "_id": "cbe2c93c-ada5-429e-a998-c5d375aef787",
            "picture": "/pictures/839d4e49a955ca3ec325bb9e5cdb7ff9-1280x854.webp",
            "alt": "Men with suitcases get off a bus; a supervisor with a list greets them, and helmets lie ready in front of the housing.",
            "altBn": "স্যুটকেস হাতে কর্মীরা বাস থেকে নামছেন; তালিকা হাতে এক সুপারভাইজার তাঁদের স্বাগত জানাচ্ছেন, থাকার বাড়ির সামনে হেলমেট সাজানো।",
            "caption": "Arrival at the housing. The supervisor’s name was on the contract; now it has a face.",
            "captionBn": "থাকার জায়গায় পৌঁছানো। সুপারভাইজারের নাম চুক্তিপত্রেই ছিল, এবার মুখটিও চেনা হলো।"
          }
        ]
      }
    }
  },
  "content.documents fees": [
    {
      "_id": "e7d93b60-6f25-4816-add6-0019105ee185",
      "version": 1,
      "title": "Saudi Arabia",
      "data": {
        "country": "SA",
        "rows": [
          {
            "_id": "d010d0c5-bdf8-431a-9ebf-4f8b6fff0a51",
            "item": "all",
            "payer": "worker",
            "maxTaka": 165000
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "578c338a-05c2-4283-aba3-9a55467ebd30",
      "version": 1,
      "title": "United Arab Emirates",
      "data": {
        "country": "AE",
        "rows": [
          {
            "_id": "9675daf3-15de-4f7d-8e3d-b1429c1cbf18",
            "item": "all",
            "payer": "worker",
            "maxTaka": 107780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "9a1173d5-7443-4af2-86bb-b07f07db6fd9",
      "version": 1,
      "title": "Kuwait",
      "data": {
        "country": "KW",
        "rows": [
          {
            "_id": "b16b69c9-6ae3-4aed-8bb4-810dd55fbbab",
            "item": "all",
            "payer": "worker",
            "maxTaka": 106780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "47a06a89-db6a-4139-97c0-a9e48221f877",
      "version": 1,
      "title": "Oman",
      "data": {
        "country": "OM",
        "rows": [
          {
            "_id": "c23f55b4-af50-41af-89f5-205edadcefdd",
            "item": "all",
            "payer": "worker",
            "maxTaka": 100780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "3ae08c09-9964-4124-ac68-f626797d7940",
      "version": 1,
      "title": "Qatar",
      "data": {
        "country": "QA",
        "rows": [
          {
            "_id": "db01b17e-d285-4a49-aa56-a058eaa87fb1",
            "item": "all",
            "payer": "worker",
            "maxTaka": 100780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "512745c7-4cd4-49c0-8dfd-965d04042e93",
      "version": 1,
      "title": "Bahrain",
      "data": {
        "country": "BH",
        "rows": [
          {
            "_id": "c33be8e3-0661-48d4-9f23-db2635c39e12",
            "item": "all",
            "payer": "worker",
            "maxTaka": 97780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "c789430c-6cbf-48f5-8f40-7f69edb7a2dc",
      "version": 1,
      "title": "Jordan",
      "data": {
        "country": "JO",
        "rows": [
          {
            "_id": "070e2e66-0fe6-4a98-8372-99c21f8b405b",
            "item": "all",
            "payer": "worker",
            "maxTaka": 102780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "f38d38cc-f367-49a6-9e24-c22f26e65008",
      "version": 1,
      "title": "Lebanon",
      "data": {
        "country": "LB",
        "rows": [
          {
            "_id": "e80f391f-062c-4654-9b82-a021f61908de",
            "item": "all",
            "payer": "worker",
            "maxTaka": 117780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "7f9b4867-e6ee-42fb-9362-c8fc6b609c0f",
      "version": 1,
      "title": "Maldives",
      "data": {
        "country": "MV",
        "rows": [
          {
            "_id": "c0820d9c-6213-422d-a674-d6ce9c700776",
            "item": "all",
            "payer": "worker",
            "maxTaka": 115780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "d6c67c5d-5c7c-4af0-b0b6-9b65f40ef7cf",
      "version": 1,
      "title": "Brunei",
      "data": {
        "country": "BN",
        "rows": [
          {
            "_id": "d50cc193-be98-4426-9ddd-3c72ad6f0097",
            "item": "all",
            "payer": "worker",
            "maxTaka": 120780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "18c47ed4-276b-48fa-9cea-b61f873aea5c",
      "version": 1,
      "title": "Iraq",
      "data": {
        "country": "IQ",
        "rows": [
          {
            "_id": "fa0eb21a-3c01-41dd-890d-90416b31c630",
            "item": "all",
            "payer": "worker",
            "maxTaka": 129540
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "808f997d-b484-4a5d-8e14-89f25e4ea75c",
      "version": 1,
      "title": "Libya",
      "data": {
        "country": "LY",
        "rows": [
          {
            "_id": "b8584bbd-91e2-4d86-a6df-efd75f4614b3",
            "item": "all",
            "payer": "worker",
            "maxTaka": 145780
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "4a8fe39f-f8ba-4de3-bed0-437eecb86449",
      "version": 1,
      "title": "Singapore",
      "data": {
        "country": "SG",
        "rows": [
          {
            "_id": "64bf830d-f6c6-41fd-88fe-3ac1f85955e2",
            "item": "all",
            "payer": "worker",
            "maxTaka": 262270
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    },
    {
      "_id": "24f3c5e1-f14b-4bd3-8eec-596b5a5a0649",
      "version": 1,
      "title": "Malaysia",
      "data": {
        "country": "MY",
        "rows": [
          {
            "_id": "437a1186-34bd-4a11-9e58-1dec1766859f",
            "item": "all",
            "payer": "worker",
            "maxTaka": 78990
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.598Z",
      "newest": 1
    }
  ],
  "content.open fees": {
    "_id": "e7d93b60-6f25-4816-add6-0019105ee185",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "country": "SA",
        "note": "",
        "noteBn": "",
        "rows": [
          {
            "_id": "d010d0c5-bdf8-431a-9ebf-4f8b6fff0a51",
            "item": "all",
            "payer": "worker",
            "maxTaka": 165000,
            "orderNo": "",
            "orderDate": "",
            "source": "",
            "checkedOn": ""
          }
        ]
      }
    }
  },
  "content.documents vacancies": [
    {
      "_id": "b5601c9b-8389-457d-b621-b5bab59403c9",
      "version": 1,
      "title": "Mason, Saudi Arabia",
      "data": {
        "trade": "mason",
        "posts": 40,
        "country": "SA",
        "city": "Jeddah",
        "cityBn": "জেদ্দা",
        "closesOn": "2027-01-04",
        "employer": "Al Manar Building Company",
        "consentOn": "2026-11-05",
        "wage": 1500,
        "wageMax": 1800,
        "currency": "SAR",
        "period": "month",
        "rate": "32.55",
        "rateOn": "2026-11-19",
        "hours": 8,
        "days": 6,
        "overtime": "One and a half times the hourly wage",
        "overtimeBn": "ঘণ্টার বেতনের দেড় গুণ",
        "months": 24,
        "housing": "free",
        "food": "allowance",
        "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
        "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
        "permissionNo": "49.00.0000.088.14.026",
        "permissionOn": "2026-10-31",
        "approvalNo": "ADV-2026-0417",
        "approvalOn": "2026-11-13",
        "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
        "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
        "ageMin": 21,
        "ageMax": 40,
        "experience": "Three years of block and plaster work; a trade test in our yard",
        "experienceBn": "ব্লক ও প্লাস্টারের কাজে তিন বছরের অভিজ্ঞতা; আমাদের টেস্ট ইয়ার্ডে ট্রেড টেস্ট",
        "text": "You build walls for flats near the harbour, in a team of six with a foreman from Bangladesh. The employer provides tools and safety gear.",
        "textBn": "বন্দরের কাছে ফ্ল্যাটের দেয়াল গাঁথবেন, বাংলাদেশি ফোরম্যানের অধীনে ছয়জনের দলে। যন্ত্রপাতি ও নিরাপত্তা সরঞ্জাম নিয়োগকর্তা দেবেন।",
        "picture": "/pictures/d8f15fd936663ce60445c8cd40e23ec2-1280x854.webp",
        "alt": "Two masons in helmets lay brick walls to a line while the examiner takes notes.",
        "altBn": "হেলমেট পরা দুই রাজমিস্ত্রি সুতা ধরে ইটের দেয়াল গাঁথছেন, পরীক্ষক লিখে নিচ্ছেন।",
        "costs": [
          {
            "_id": "94028003-723a-4060-a2c2-2c9c71a8c33a",
            "item": "going",
            "payer": "employer"
          },
          {
            "_id": "270b32ba-ea25-4d62-a6c6-c4de3f919514",
            "item": "returning",
            "payer": "employer"
          },
          {
            "_id": "4102445b-717f-42b2-ba31-21a80894115f",
            "item": "visa",
            "payer": "employer"
          },
          {
            "_id": "c0cc8ec7-a587-4971-bca5-05d76a31cb25",
            "item": "medical",
            "payer": "employer"
          },
          {
            "_id": "c035b947-921e-4e60-a1b8-13db4539e18c",
            "item": "insurance",
            "payer": "employer"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.582Z",
      "newest": 1
    },
    {
      "_id": "94079dd5-5392-4677-8780-10c512434259",
      "version": 1,
      "title": "Caregiver, Italy",
      "data": {
        "trade": "caregiver",
        "posts": 12,
        "country": "IT",
        "city": "Bologna",
        "cityBn": "বোলোনিয়া",
        "closesOn": "2026-12-19",
        "employer": "Casa Serena",
        "isEmployerHidden": true,
        "hiddenReason": "the employer wants its name given only to invited applicants",
        "hiddenReasonBn": "নিয়োগকর্তা চান, শুধু সাক্ষাৎকারে ডাকা প্রার্থীরা নামটি জানুন",
        "wage": 1180,
        "currency": "EUR",
        "period": "month",
        "rate": "141.20",
        "rateOn": "2026-11-19",
        "hours": 8,
        "days": 5,
        "months": 24,
        "housing": "free",
        "food": "free",
        "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
        "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
        "permissionNo": "49.00.0000.088.14.031",
        "permissionOn": "2026-11-07",
        "approvalNo": "ADV-2026-0433",
        "approvalOn": "2026-11-16",
        "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
        "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
        "language": "Italian, level A2; we offer a course",
        "languageBn": "ইতালীয় ভাষা, এ২ স্তর; আমাদের কোর্স আছে",
        "costs": [
          {
            "_id": "8122e2cc-cdb0-4024-b5e8-e03e09c61bc4",
            "item": "going",
            "payer": "employer"
          },
          {
            "_id": "dddc13cf-65ea-44cb-bbf9-7e0de29b4ec2",
            "item": "returning",
            "payer": "employer"
          },
          {
            "_id": "c99025db-d81b-46d6-97d3-b45293cd8744",
            "item": "visa",
            "payer": "employer"
          },
          {
            "_id": "6f9d6c09-c7fd-4a8b-bd8a-1a68be5e86eb",
            "item": "insurance",
            "payer": "employer"
          },
          {
            "_id": "37ffbddd-38d5-4f40-8096-c9ff28c7180d",
            "item": "medical",
            "payer": "worker",
            "maxTaka": 8500,
            "when": "After selection",
            "whenBn": "নির্বাচনের পরে"
          },
          {
            "_id": "b5ce7298-f4b0-4cf8-947e-8099b299deed",
            "item": "training",
            "payer": "shared",
            "maxTaka": 15000,
            "when": "After selection",
            "whenBn": "নির্বাচনের পরে"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.582Z",
      "newest": 1
    },
    {
      "_id": "f3e68800-6f58-4fca-97eb-69ad8a5a0ff7",
      "version": 1,
      "title": "Heavy driver, Qatar",
      "data": {
        "trade": "heavy-driver",
        "posts": 25,
        "country": "QA",
        "city": "Doha",
        "cityBn": "দোহা",
        "closesOn": "2026-12-26",
        "employer": "Gulf Line Transport",
        "wage": 2000,
        "currency": "QAR",
        "period": "month",
        "rate": "33.50",
        "rateOn": "2026-11-19",
        "hours": 8,
        "days": 6,
        "months": 24,
        "housing": "free",
        "food": "own",
        "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
        "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
        "permissionNo": "49.00.0000.088.14.029",
        "permissionOn": "2026-11-04",
        "approvalNo": "ADV-2026-0428",
        "approvalOn": "2026-11-15",
        "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
        "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
        "experience": "Heavy vehicle licence and five years of driving",
        "experienceBn": "ভারী যান চালানোর লাইসেন্স ও পাঁচ বছরের অভিজ্ঞতা",
        "costs": [
          {
            "_id": "cdf864aa-a120-49e8-b258-526e2473f9c7",
            "item": "going",
            "payer": "employer"
          },
          {
            "_id": "d9224294-3356-4d03-8861-598eec098f5a",
            "item": "returning",
            "payer": "employer"
          },
          {
            "_id": "e8930a04-1810-4182-9429-98a6a630654d",
            "item": "visa",
            "payer": "employer"
          },
          {
            "_id": "d1cee0d7-da80-4212-9882-938369242c7a",
            "item": "medical",
            "payer": "employer"
          },
          {
            "_id": "337c9c97-09cd-4d9d-91ad-8c684a2db750",
            "item": "insurance",
            "payer": "employer"
          },
          {
            "_id": "a0336022-3f1d-4e50-a53c-d8a28d0a073d",
            "item": "clearance",
            "payer": "worker",
            "maxTaka": 4500,
            "when": "Before the flight",
            "whenBn": "ফ্লাইটের আগে"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.582Z",
      "newest": 1
    },
    {
      "_id": "1313dd8f-47ff-4c87-ae65-010e6515dae9",
      "version": 1,
      "title": "Welder, Singapore",
      "data": {
        "trade": "welder",
        "posts": 18,
        "country": "SG",
        "city": "Tuas",
        "cityBn": "তুয়াস",
        "closesOn": "2026-11-20",
        "employer": "Strait Marine Works",
        "wage": 1100,
        "currency": "SGD",
        "period": "month",
        "rate": "92.10",
        "rateOn": "2026-10-16",
        "hours": 8,
        "days": 6,
        "months": 12,
        "housing": "free",
        "food": "allowance",
        "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
        "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
        "permissionNo": "49.00.0000.088.14.011",
        "permissionOn": "2026-09-16",
        "approvalNo": "ADV-2026-0362",
        "approvalOn": "2026-09-28",
        "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
        "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
        "costs": [
          {
            "_id": "42a06f2b-79e7-4fcb-85cd-98767aa2dc57",
            "item": "going",
            "payer": "employer"
          },
          {
            "_id": "c2e01126-7059-4942-a48e-dec3b4a88e17",
            "item": "returning",
            "payer": "employer"
          },
          {
            "_id": "41551c42-1fc6-447e-a118-2da735754fd7",
            "item": "visa",
            "payer": "employer"
          },
          {
            "_id": "d2c09d23-c74e-43fd-834d-197fed951419",
            "item": "medical",
            "payer": "employer"
          },
          {
            "_id": "db02246e-6375-48a1-918f-d96e297351d2",
            "item": "insurance",
            "payer": "employer"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.582Z",
      "newest": 1
    }
  ],
  "content.open vacancies": {
    "_id": "b5601c9b-8389-457d-b621-b5bab59403c9",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "trade": "mason",
        "posts": 40,
        "country": "SA",
        "city": "Jeddah",
        "cityBn": "জেদ্দা",
        "closesOn": "2027-01-04",
        "employer": "Al Manar Building Company",
        "hiddenReason": "",
        "hiddenReasonBn": "",
        "consentOn": "2026-11-05",
        "wage": 1500,
        "wageMax": 1800,
        "currency": "SAR",
        "period": "month",
        "rate": "32.55",
        "rateOn": "2026-11-19",
        "hours": 8,
        "days": 6,
        "overtime": "One and a half times the hourly wage",
        "overtimeBn": "ঘণ্টার বেতনের দেড় গুণ",
        "months": 24,
        "housing": "free",
        "food": "allowance",
        "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
        "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
        "permissionNo": "49.00.0000.088.14.026",
        "permissionOn": "2026-10-31",
        "approvalNo": "ADV-2026-0417",
        "approvalOn": "2026-11-13",
        "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
        "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
        "ageMin": 21,
        "ageMax": 40,
        "experience": "Three years of block and plaster work; a trade test in our yard",
        "experienceBn": "ব্লক ও প্লাস্টারের কাজে তিন বছরের অভিজ্ঞতা; আমাদের টেস্ট ইয়ার্ডে ট্রেড টেস্ট",
        "language": "",
        "languageBn": "",
        "gender": "",
        "genderLaw": "",
        "genderLawBn": "",
        "text": "You build walls for flats near the harbour, in a team of six with a foreman from Bangladesh. The employer provides tools and safety gear.",
        "textBn": "বন্দরের কাছে ফ্ল্যাটের দেয়াল গাঁথবেন, বাংলাদেশি ফোরম্যানের অধীনে ছয়জনের দলে। যন্ত্রপাতি ও নিরাপত্তা সরঞ্জাম নিয়োগকর্তা দেবেন।",
        "picture": "/pictures/d8f15fd936663ce60445c8cd40e23ec2-1280x854.webp",
        "alt": "Two masons in helmets lay brick walls to a line while the examiner takes notes.",
        "altBn": "হেলমেট পরা দুই রাজমিস্ত্রি সুতা ধরে ইটের দেয়াল গাঁথছেন, পরীক্ষক লিখে নিচ্ছেন।",
        "closedReason": "",
        "closedReasonBn": "",
        "costs": [
          {
            "_id": "94028003-723a-4060-a2c2-2c9c71a8c33a",
            "item": "going",
            "note": "",
            "noteBn": "",
            "payer": "employer",
            "when": "",
            "whenBn": ""
          },
          {
            "_id": "270b32ba-ea25-4d62-a6c6-c4de3f919514",
            "item": "returning",
            "note": "",
            "noteBn": "",
            "payer": "employer",
            "when": "",
            "whenBn": ""
          },
          {
            "_id": "4102445b-717f-42b2-ba31-21a80894115f",
            "item": "visa",
            "note": "",
            "noteBn": "",
            "payer": "employer",
            "when": "",
            "whenBn": ""
          },
          {
            "_id": "c0cc8ec7-a587-4971-bca5-05d76a31cb25",
            "item": "medical",
            "note": "",
            "noteBn": "",
            "payer": "employer",
            "when": "",
            "whenBn": ""
          },
          {
            "_id": "c035b947-921e-4e60-a1b8-13db4539e18c",
            "item": "insurance",
            "note": "",
            "noteBn": "",
            "payer": "employer",
            "when": "",
            "whenBn": ""
          }
        ]
      }
    }
  },
  "content.documents home": [
    {
      "_id": "home",
      "version": 1,
      "title": "Licensed overseas recruitment from Bangladesh",
      "data": {
        "title": "Licensed overseas recruitment from Bangladesh",
        "titleBn": "বাংলাদেশের লাইসেন্সপ্রাপ্ত রিক্রুটিং এজেন্সি",
        "description": "{name} has placed more than {placed} workers from Bangladesh with employers in the Gulf, Asia and Europe, under government licence {licence}.",
        "descriptionBn": "{name} {placed} জনের বেশি বাংলাদেশি কর্মীকে মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠিয়েছে। সরকারি লাইসেন্স {licence}।",
        "tagline": "Jobs abroad for workers, tested people for employers. Read your contract in Bangla before you pay anything.",
        "taglineBn": "কর্মীর জন্য বিদেশে কাজ, নিয়োগকর্তার জন্য যাচাই করা কর্মী। কোনো টাকা দেওয়ার আগে চুক্তিপত্র বাংলায় পড়ে নিন।",
        "servicesHeading": "What we do",
        "servicesHeadingBn": "আমরা কী করি",
        "servicesLead": "For employers and for workers.",
        "servicesLeadBn": "নিয়োগকর্তা ও কর্মী, দুই পক্ষের জন্য।",
        "whyHeading": "Why Choose Us",
        "whyHeadingBn": "কেন আমাদের বেছে নেবেন",
        "whyPicture": "/pictures/c99b6849e84e12d63ab1af4b1fc2ce1d-1280x854.webp",
        "whyAlt": "An officer gives a woman her passport back at the front desk, with a receipt",
        "whyAltBn": "অফিসের টেবিলে এক নারীর হাতে রসিদসহ তাঁর পাসপোর্ট ফিরিয়ে দিচ্ছেন এক কর্মকর্তা",
        "peopleHeading": "Who to ask",
        "peopleHeadingBn": "আপনার প্রশ্নের উত্তর যাঁরা দেন",
        "brandsHeading": "Brands",
        "brandsHeadingBn": "ব্র্যান্ড",
        "brandsText": "The employers who hired through us are named in the list of their country, each with the number of workers placed. Below are the companies of our own group.",
        "brandsTextBn": "আমাদের মাধ্যমে যেসব নিয়োগকর্তা কর্মী নিয়েছেন, দেশের তালিকায় তাঁদের নাম ও কর্মীর সংখ্যা আছে। নিচে আমাদের গ্রুপের প্রতিষ্ঠানগুলো।",
        "bannerTitle": "Join the people who grow with us",
        "bannerTitleBn": "আমাদের সঙ্গে এগিয়ে চলুন",
        "bannerText": "Employers and workers, travellers and partners: use our services, meet our community, and let us grow your business together.",
        "bannerTextBn": "নিয়োগকর্তা ও কর্মী, যাত্রী ও সহযোগী: আমাদের সেবা নিন, আমাদের সঙ্গে পরিচিত হোন। আসুন, আপনার কাজ একসঙ্গে বড় করি।",
        "services": [
          {
            "_id": "be17d6b3-b004-414c-ac4b-1ba2959d5dd6",
            "title": "Manpower sourcing and placement",
            "titleBn": "কর্মী সংগ্রহ ও নিয়োগ",
            "summary": "The right person for one post, or a complete crew for a site: found, tested and brought to the first day of work.",
            "summaryBn": "একটি পদের জন্য একজন, কিংবা প্রকল্পের পুরো দল: খুঁজে, যাচাই করে কাজের প্রথম দিন পর্যন্ত।",
            "link": "/manpower-service",
            "icon": "handshake"
          },
          {
            "_id": "b89f8958-7378-49c5-b9c9-537e34fc9731",
            "title": "Bulk international recruitment",
            "titleBn": "একসঙ্গে বহু কর্মী নিয়োগ",
            "summary": "Several hundred people for one project, chosen to one standard and sent in groups that fit your plan.",
            "summaryBn": "এক প্রকল্পে কয়েক শ কর্মী: একই মাপকাঠিতে বাছাই, আপনার পরিকল্পনা অনুযায়ী দলে দলে পাঠানো।",
            "link": "/manpower-service",
            "icon": "people"
          },
          {
            "_id": "92d0f4c3-3653-4a1f-9cd3-dd9eac4269f2",
            "title": "Specialized skill recruitment",
            "titleBn": "বিশেষ দক্ষ কর্মী নিয়োগ",
            "summary": "Pipe welders, crane operators, theatre nurses: tested by people who have done the same work themselves.",
            "summaryBn": "পাইপ ওয়েল্ডার, ক্রেন অপারেটর, অপারেশন থিয়েটারের নার্স। পরীক্ষা নেন তাঁরাই, যাঁরা নিজেরা এই কাজ করেছেন।",
            "link": "/employment-service",
            "icon": "wrench"
          },
          {
            "_id": "17f02e19-ba61-4897-9fbb-c4c45128058a",
            "title": "Skill development and training",
            "titleBn": "দক্ষতা উন্নয়ন ও প্রশিক্ষণ",
            "summary": "Short hands-on courses that turn experience into a skill an employer can test.",
            "summaryBn": "হাতে-কলমে সংক্ষিপ্ত কোর্স, যাতে নিয়োগকর্তা দক্ষতা যাচাই করতে পারেন।",
            "link": "/all-services",
            "icon": "cap"
          },
          {
            "_id": "e0abd14f-b58c-429d-9ccf-e411979730a5",
            "title": "Foreign language training",
            "titleBn": "বিদেশি ভাষা প্রশিক্ষণ",
            "summary": "Arabic, English, Italian, Japanese and Malay: enough for the job, the shop and the doctor.",
            "summaryBn": "আরবি, ইংরেজি, ইতালীয়, জাপানি ও মালয় ভাষা। কাজে, দোকানে ও ডাক্তারের কাছে যতটুকু লাগে।",
            "link": "/all-services",
            "icon": "languages"
          },
          {
            "_id": "61669861-a543-4e14-96fe-1d05d2923a31",
            "title": "Manpower consultancy",
            "titleBn": "জনশক্তি পরামর্শ",
            "summary": "Advice before you hire: which trades, what to offer, how long it takes and where it can go wrong.",
            "summaryBn": "নিয়োগের আগে পরামর্শ: কোন পেশার কর্মী, কী সুবিধা, কত সময়, কোথায় ঝুঁকি।",
            "link": "/manpower-service",
            "icon": "scale"
          },
          {
            "_id": "e079bba3-3b08-4db4-8037-b271e8ac0170",
            "title": "Employment assistance",
            "titleBn": "চাকরি সহায়তা",
            "summary": "An oral or practical test, an answer for every applicant, and a room and transport for those who come from far away.",
            "summaryBn": "মৌখিক বা ব্যবহারিক পরীক্ষা, প্রত্যেক প্রার্থীকে ফল জানানো, আর দূর থেকে আসা প্রার্থীর থাকা ও যাতায়াতের ব্যবস্থা।",
            "link": "/employment-service",
            "icon": "briefcase"
          },
          {
            "_id": "c5d83a96-1aec-40f2-9936-3b4b8ba2ee26",
            "title": "Ticket and visa assistance",
            "titleBn": "টিকিট ও ভিসা সহায়তা",
            "summary": "Documents checked before they are sent, visas followed until stamped, seats booked for one or for a group.",
            "summaryBn": "কাগজপত্র যাচাই, ভিসা লাগা পর্যন্ত খোঁজ রাখা, আর একজন বা একটি দলের আসন বুকিং।",
            "link": "/visa-service",
            "icon": "plane"
          }
        ],
        "reasons": [
          {
            "_id": "ab3dc215-efe0-4b24-b13b-c2c9eb7169e3",
            "title": "We test before we promise",
            "titleBn": "কথা দেওয়ার আগে পরীক্ষা",
            "text": "Every applicant is tested by somebody who has done the work. Employers get each test sheet.",
            "textBn": "যিনি নিজে সেই কাজ করেছেন, প্রার্থী তাঁর সামনে কাজ করে দেখান। নিয়োগকর্তা প্রতিটি পরীক্ষার ফল পান।"
          },
          {
            "_id": "7f8b4f62-83d5-4d8d-bfa4-c71b98884570",
            "title": "One contract for both sides",
            "titleBn": "দুই পক্ষের একই চুক্তিপত্র",
            "text": "The worker reads what the employer signs, in Bangla, before paying anything.",
            "textBn": "নিয়োগকর্তা যাতে সই করেন, কর্মীও তা-ই পড়েন: বাংলায়, টাকা দেওয়ার আগে।"
          },
          {
            "_id": "1832abe5-7632-428b-bcae-55469ec025fe",
            "title": "The same number after you fly",
            "titleBn": "যাওয়ার পরও একই নম্বর",
            "text": "Call it when something goes wrong. A person answers.",
            "textBn": "সমস্যা হলে সেই নম্বরেই ফোন করুন। আমাদের একজন ফোন ধরবেন।"
          }
        ],
        "people": [
          {
            "_id": "918f9ec8-4e07-42e0-a98c-08a10f4192de",
            "name": "Rezwan Karim Talukder",
            "nameBn": "রেজওয়ান করিম তালুকদার",
            "role": "Managing Director",
            "roleBn": "ব্যবস্থাপনা পরিচালক",
            "place": "Dhaka",
            "placeBn": "ঢাকা",
            "sentence": "Employers bring him the demand letter: trades, numbers, wage and terms.",
            "sentenceBn": "নিয়োগকর্তারা চাহিদাপত্র নিয়ে তাঁর সঙ্গে কথা বলেন: পেশা, সংখ্যা, বেতন ও শর্ত।"
          },
          {
            "_id": "d7f00588-2b95-4e67-bc5f-805831cc0f37",
            "name": "Shirin Sultana Mollik",
            "nameBn": "শিরিন সুলতানা মল্লিক",
            "role": "Director, Selection and Training",
            "roleBn": "পরিচালক, বাছাই ও প্রশিক্ষণ",
            "place": "Dhaka",
            "placeBn": "ঢাকা",
            "sentence": "Applicants ask her about tests, training and the result of an interview.",
            "sentenceBn": "পরীক্ষা, প্রশিক্ষণ বা সাক্ষাৎকারের ফল নিয়ে প্রার্থীরা তাঁকে জিজ্ঞেস করেন।"
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.105Z",
      "newest": 1
    }
  ],
  "content.documents procedure": [
    {
      "_id": "procedure",
      "version": 1,
      "title": "Recruitment procedure",
      "data": {
        "title": "Recruitment procedure",
        "titleBn": "নিয়োগ প্রক্রিয়া",
        "lead": "Every step, from an employer's letter to the first months at work. Print this page and take it with you.",
        "leadBn": "নিয়োগকর্তার চিঠি থেকে কাজের প্রথম কয়েক মাস পর্যন্ত প্রতিটি ধাপ। পৃষ্ঠাটি ছাপিয়ে সঙ্গে রাখুন।",
        "total": "Seven to twenty-one weeks in all, about ten when the documents are in order",
        "totalBn": "সব মিলিয়ে ৭ থেকে ২১ সপ্তাহ; কাগজপত্র ঠিক থাকলে প্রায় ১০ সপ্তাহ",
        "homeLead": "From a demand letter to the first day at work: about ten weeks when the documents are in order.",
        "homeLeadBn": "চাহিদাপত্র থেকে কাজের প্রথম দিন পর্যন্ত: কাগজপত্র ঠিক থাকলে প্রায় দশ সপ্তাহ।",
        "description": "The steps from a demand letter to departure and after, with who does what, how long it takes and which documents are needed.",
        "descriptionBn": "চাহিদাপত্র থেকে বিদেশযাত্রা ও তার পর পর্যন্ত সব ধাপ: কে কী করেন, কত সময় লাগে, কী কী কাগজপত্র লাগে।",
        "picture": "/pictures/7c7031a59c62354613caabc081e8e02e-1280x854.webp",
        "steps": [
          {
            "_id": "1dc5b0f3-f8d4-4d99-9e64-c0a02cc5e85d",
            "title": "Demand letter",
            "titleBn": "চাহিদাপত্র",
            "summary": "The employer states the trades, the numbers and the terms.",
            "summaryBn": "নিয়োগকর্তা জানান কোন পেশার কতজন দরকার, কী শর্তে।",
            "text": "The letter names the trades, the numbers, the wage, the hours, the housing and who pays for what. We ask until every line is clear, check the company and talk to people who have worked there. Then we accept or decline. If we accept, we draft the contract that every worker will read.",
            "textBn": "চিঠিতে লেখা থাকে পেশা, সংখ্যা, বেতন, কাজের সময়, থাকার ব্যবস্থা আর কোন খরচ কে দেবেন। প্রতিটি লাইন পরিষ্কার না হওয়া পর্যন্ত আমরা প্রশ্ন করি, কোম্পানির খোঁজ নিই, সেখানে কাজ করে আসা মানুষের সঙ্গে কথা বলি। তারপর জানাই, কাজটি নেব কি না। নিলে চুক্তিপত্রের খসড়া করি, যা প্রত্যেক কর্মী পড়বেন।",
            "who": "Employer and our employers’ desk",
            "whoBn": "নিয়োগকর্তা ও আমাদের নিয়োগকর্তা ডেস্ক",
            "days": "Usually 3 to 7 days",
            "daysBn": "সাধারণত ৩ থেকে ৭ দিন",
            "documents": "Demand letter\nPower of attorney for the agency\nModel employment contract\nCompany registration of the employer",
            "documentsBn": "চাহিদাপত্র\nএজেন্সির নামে ক্ষমতাপত্র (পাওয়ার অব অ্যাটর্নি)\nনিয়োগের চুক্তিপত্রের নমুনা\nনিয়োগকর্তার কোম্পানি নিবন্ধন",
            "isForEmployer": true,
            "isOnHome": true
          },
          {
            "_id": "a1d044e0-ecb6-4600-aaa9-bbace7704968",
            "title": "Attestation",
            "titleBn": "সত্যায়ন",
            "summary": "The documents are attested, and we apply for the recruitment permission.",
            "summaryBn": "কাগজপত্র সত্যায়িত হয়, আমরা নিয়োগানুমতি চাই।",
            "text": "The employer’s documents are usually attested by the mission of Bangladesh in the country of work. With the attested set we apply to the authorities for the recruitment permission. The time depends on the country and the season, so we allow extra time and tell you if it changes.",
            "textBn": "নিয়োগকর্তার কাগজপত্র সাধারণত কাজের দেশের বাংলাদেশ মিশন (দূতাবাস বা হাইকমিশন) সত্যায়ন করে। সত্যায়িত কাগজ নিয়ে আমরা কর্তৃপক্ষের কাছে নিয়োগানুমতি চাই। কত দিন লাগবে, তা দেশ ও মৌসুমের ওপর নির্ভর করে। তাই আমরা হাতে সময় রেখে পরিকল্পনা করি, আর সময় বদলালে আপনাকে জানাই।",
            "who": "Employer, the mission of Bangladesh and our document desk",
            "whoBn": "নিয়োগকর্তা, বাংলাদেশ মিশন ও আমাদের কাগজপত্র ডেস্ক",
            "days": "Usually 1 to 4 weeks",
            "daysBn": "সাধারণত ১ থেকে ৪ সপ্তাহ",
            "documents": "Attested demand letter\nAttested power of attorney\nCopy of the visa approval or work permit\nApplication for recruitment permission",
            "documentsBn": "সত্যায়িত চাহিদাপত্র\nসত্যায়িত ক্ষমতাপত্র\nভিসা অনুমোদন বা ওয়ার্ক পারমিটের কপি\nনিয়োগানুমতির আবেদন",
            "isForEmployer": true,
            "isOnHome": false
          },
          {
            "_id": "39af94d1-e8fc-4154-9a6b-b1a0ffae6f68",
            "title": "Advertisement and selection",
            "titleBn": "বিজ্ঞাপন ও বাছাই",
            "summary": "Applicants show what they can do in an oral or practical test.",
            "summaryBn": "প্রার্থীরা আবেদন করেন, মৌখিক বা ব্যবহারিক পরীক্ষায় নিজের কাজ দেখান।",
            "text": "We advertise the posts with the wage, the country and our licence number, and search our own records too. Applicants are chosen by oral or practical test, in our yard or by video, often by the employer’s foreman. We arrange a bed and transport for those who come from far away. Everyone gets an answer. Those who are chosen hear the contract read aloud in Bangla before they sign.",
            "textBn": "বেতন, দেশ ও আমাদের লাইসেন্স নম্বরসহ আমরা পদের বিজ্ঞাপন দিই, নিজেদের তালিকাতেও খুঁজি। মৌখিক বা ব্যবহারিক পরীক্ষায় প্রার্থী বাছাই হয় আমাদের টেস্ট ইয়ার্ডে বা ভিডিওতে, অনেক সময় নিয়োগকর্তার ফোরম্যানের হাতেই। যাঁরা দূর থেকে আসেন, তাঁদের থাকা ও যাতায়াতের ব্যবস্থা থাকে। সবাই উত্তর পান। যাঁরা নির্বাচিত হন, সই করার আগে তাঁদের চুক্তিপত্র বাংলায় পড়ে শোনানো হয়।",
            "who": "Applicants, our trade testers and the employer",
            "whoBn": "প্রার্থী, আমাদের ট্রেড পরীক্ষক ও নিয়োগকর্তা",
            "days": "Usually 2 to 4 weeks",
            "daysBn": "সাধারণত ২ থেকে ৪ সপ্তাহ",
            "documents": "Passport\nPhotographs\nSchool and trade certificates\nProof of earlier work\nTest sheet\nEmployment contract in Bangla and the language of the employer",
            "documentsBn": "পাসপোর্ট\nছবি\nশিক্ষা ও ট্রেডের সনদ\nআগের কাজের প্রমাণ\nপরীক্ষার ফলের কাগজ\nবাংলা ও নিয়োগকর্তার ভাষায় নিয়োগের চুক্তিপত্র",
            "isOnHome": true
          },
          {
            "_id": "e35791be-b1d5-4181-81c3-78aa35fd764a",
            "title": "Medical check",
            "titleBn": "মেডিকেল পরীক্ষা",
            "summary": "A doctor confirms that the applicant is fit for the work.",
            "summaryBn": "চিকিৎসক নিশ্চিত করেন, প্রার্থী শারীরিকভাবে কাজের উপযুক্ত।",
            "text": "The check takes place at a centre that the country of work accepts. Applicants can see a doctor beforehand, while there is still time to treat what can be treated. The result belongs to the applicant, who hears it first. If it is not good, we talk about treatment, a later date or another job.",
            "textBn": "পরীক্ষা হয় কাজের দেশের অনুমোদিত কেন্দ্রে। প্রার্থী চাইলে আগেই চিকিৎসকের পরামর্শ নিতে পারেন, চিকিৎসার সময় হাতে থাকতেই। ফল প্রার্থীর নিজের, তিনিই সবার আগে জানেন। ফল ভালো না হলে আমরা কথা বলি চিকিৎসা, পরের কোনো তারিখ বা অন্য কোনো কাজ নিয়ে।",
            "who": "Applicant and an accepted medical centre",
            "whoBn": "প্রার্থী ও অনুমোদিত মেডিকেল সেন্টার",
            "days": "Usually 2 to 5 days",
            "daysBn": "সাধারণত ২ থেকে ৫ দিন",
            "documents": "Passport\nAppointment slip\nPhotographs\nMedical report",
            "documentsBn": "পাসপোর্ট\nঅ্যাপয়েন্টমেন্ট স্লিপ\nছবি\nমেডিকেল রিপোর্ট",
            "isOnHome": true
          },
          {
            "_id": "46893993-1916-43ca-bf70-239fab11be42",
            "title": "Visa",
            "titleBn": "ভিসা",
            "summary": "We check the file line by line and send it to the embassy.",
            "summaryBn": "ফাইলের প্রতিটি লাইন মিলিয়ে আমরা দূতাবাসে পাঠাই।",
            "text": "Our visa desk checks that names, dates and trades agree in every document, fills in the application with the applicant and books fingerprints or an interview where they are asked for. The country of work decides. We send a message at each step and return the passport as soon as the desk is done with it.",
            "textBn": "আমাদের ভিসা ডেস্ক দেখে নেয়, সব কাগজে নাম, তারিখ ও পেশা এক আছে কি না। এরপর প্রার্থীর সঙ্গে বসে আবেদনপত্র পূরণ করে, আর চাওয়া হলে আঙুলের ছাপ বা সাক্ষাৎকারের সময় নেয়। সিদ্ধান্ত নেয় কাজের দেশ। প্রতিটি ধাপে আমরা বার্তা পাঠাই, আর ডেস্কের কাজ শেষ হওয়ামাত্র পাসপোর্ট ফেরত দিই।",
            "who": "Our visa desk and the embassy or visa centre",
            "whoBn": "আমাদের ভিসা ডেস্ক এবং দূতাবাস বা ভিসা সেন্টার",
            "days": "Usually 2 to 8 weeks",
            "daysBn": "সাধারণত ২ থেকে ৮ সপ্তাহ",
            "documents": "Passport\nSigned employment contract\nMedical report\nPolice clearance where it is required\nTranslated and attested certificates",
            "documentsBn": "পাসপোর্ট\nসই করা নিয়োগের চুক্তিপত্র\nমেডিকেল রিপোর্ট\nচাওয়া হলে পুলিশ ক্লিয়ারেন্স\nঅনুবাদ ও সত্যায়ন করা সনদ",
            "isOnHome": false
          },
          {
            "_id": "5db8f2c9-c1fe-4bf1-8991-52a51b368b13",
            "title": "BMET clearance and training",
            "titleBn": "বিএমইটি ছাড়পত্র ও প্রশিক্ষণ",
            "summary": "The worker is registered and trained for the journey and the job.",
            "summaryBn": "কর্মীর নিবন্ধন হয়; তিনি যাত্রা ও কাজের প্রশিক্ষণ নেন।",
            "text": "With the visa in the passport, the worker is registered with the Bureau of Manpower, Employment and Training (BMET) and attends its training before departure. We help with the registration and add our own lessons: the language of the first weeks, safety, wage slips, sending money home and who to call.",
            "textBn": "পাসপোর্টে ভিসা লাগার পর কর্মী জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরোতে (বিএমইটি) নিবন্ধন করেন এবং সেখানকার যাত্রাপূর্ব প্রশিক্ষণ নেন। নিবন্ধনের সময় আমরা সঙ্গে থাকি। এর সঙ্গে যোগ করি আমাদের নিজেদের পাঠ: প্রথম কয়েক সপ্তাহের ভাষা, নিরাপত্তা, বেতনের স্লিপ, বাড়িতে টাকা পাঠানো আর কাকে ফোন করতে হবে।",
            "who": "Worker, BMET and our training school",
            "whoBn": "কর্মী, বিএমইটি ও আমাদের প্রশিক্ষণকেন্দ্র",
            "days": "Usually 1 to 2 weeks",
            "daysBn": "সাধারণত ১ থেকে ২ সপ্তাহ",
            "documents": "Passport with visa\nSigned employment contract\nTraining certificate\nBank account details\nClearance card",
            "documentsBn": "ভিসাসহ পাসপোর্ট\nসই করা নিয়োগের চুক্তিপত্র\nপ্রশিক্ষণের সনদ\nব্যাংক হিসাবের তথ্য\nছাড়পত্র কার্ড",
            "isOnHome": true
          },
          {
            "_id": "8a675e48-1da2-4d14-9825-053eb00b02db",
            "title": "Ticket and departure",
            "titleBn": "টিকিট ও যাত্রা",
            "summary": "The flight is booked, and an officer goes with the group to the airport.",
            "summaryBn": "ফ্লাইট বুকিং হয়; বিমানবন্দর পর্যন্ত একজন কর্মকর্তা সঙ্গে যান।",
            "text": "Our affiliated travel agency books the flight, for groups on one list. Two days before, everyone gets a travel sheet in Bangla and a folder with copies of all documents; a second set stays with the family. A bus brings the group to the airport, and an officer waits until the last one has passed passport control.",
            "textBn": "আমাদের সহযোগী ট্রাভেল এজেন্সি ফ্লাইট বুকিং দেয়, দলের সবাইকে এক তালিকায়। দুই দিন আগে প্রত্যেকে বাংলায় ভ্রমণ নির্দেশিকা আর সব কাগজের কপিসহ একটি ফোল্ডার পান; আরেক সেট থাকে পরিবারের কাছে। বাস দলকে বিমানবন্দরে পৌঁছে দেয়। শেষ যাত্রী ইমিগ্রেশন পার না হওয়া পর্যন্ত একজন কর্মকর্তা অপেক্ষা করেন।",
            "who": "Our ticket desk, the affiliated travel agency and a departure officer",
            "whoBn": "আমাদের টিকিট ডেস্ক, সহযোগী ট্রাভেল এজেন্সি ও যাত্রার দায়িত্বে থাকা কর্মকর্তা",
            "days": "Usually 3 to 10 days",
            "daysBn": "সাধারণত ৩ থেকে ১০ দিন",
            "documents": "Passport with visa\nTicket\nClearance card\nEmployment contract\nTravel sheet with telephone numbers",
            "documentsBn": "ভিসাসহ পাসপোর্ট\nটিকিট\nছাড়পত্র কার্ড\nনিয়োগের চুক্তিপত্র\nফোন নম্বরসহ ভ্রমণ নির্দেশিকা",
            "isOnHome": true
          },
          {
            "_id": "133954f1-2a12-4830-af2d-fafbddb4ff81",
            "title": "After arrival",
            "titleBn": "পৌঁছানোর পর",
            "summary": "We stay in touch until the contract ends.",
            "summaryBn": "চুক্তি শেষ না হওয়া পর্যন্ত আমরা যোগাযোগ রাখি।",
            "text": "The group is met at the airport and taken to its housing. We call after the first night, after the first wage and again after three months, and speak with the employer too. If something is not as agreed, we take it up with the employer and, where needed, with the mission of Bangladesh. When the contract ends, we help with the journey home or the next job.",
            "textBn": "বিমানবন্দর থেকে দলকে থাকার জায়গায় পৌঁছে দেওয়া হয়। প্রথম রাতের পর, প্রথম বেতনের পর, আবার তিন মাস পর আমরা ফোন করি; নিয়োগকর্তার সঙ্গেও কথা বলি। কোনো কিছু কথামতো না হলে আমরা নিয়োগকর্তার কাছে বিষয়টি তুলি, দরকার হলে বাংলাদেশ মিশনের কাছেও। চুক্তি শেষে দেশে ফিরতে বা পরের কাজ পেতে আমরা সাহায্য করি।",
            "who": "Employer, worker and our welfare desk",
            "whoBn": "নিয়োগকর্তা, কর্মী ও আমাদের কল্যাণ ডেস্ক",
            "days": "From the first day to the last",
            "daysBn": "প্রথম দিন থেকে শেষ দিন পর্যন্ত",
            "documents": "Residence or work permit\nBank card or wage account\nHealth insurance card\nCopy of the contract",
            "documentsBn": "রেসিডেন্স পারমিট বা ওয়ার্ক পারমিট\nব্যাংক কার্ড বা বেতনের হিসাব\nস্বাস্থ্যবিমা কার্ড\nচুক্তিপত্রের কপি",
            "isOnHome": false
          }
        ]
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:44.071Z",
      "newest": 1
    }
  ],
  "content.documents licence-page": [
    {
      "_id": "licence-and-fees",
      "version": 1,
      "title": "Licence and fees",
      "data": {
        "never": "Your passport, to hold back.\nMoney before you are selected.\nMoney without a receipt, or through a private number.\nYour signature on a blank paper.",
        "neverBn": "আটকে রাখার জন্য আপনার পাসপোর্ট।\nনির্বাচিত হওয়ার আগে টাকা।\nরসিদ ছাড়া বা ব্যক্তিগত নম্বরে টাকা।\nসাদা কাগজে আপনার সই।",
        "helplines": [],
        "missions": []
      },
      "isLive": true,
      "hasDraft": false,
      "publishAt": null,
      "isHeld": false,
      "missing": [],
      "updatedAt": "2026-11-24T21:57:43.607Z",
      "newest": 1
    }
  ],
  "content.open slides": {
    "_id": "slides",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "slides": [
          {
            "_id": "db54f66c-85f4-4f00-814f-f0a6854c5f3d",
            "picture": "/pictures/0bc9087112472c71aa8b31f1565b63a0-1440x810.webp",
            "alt": "An aircraft rises over the roofs of a river city at dawn",
            "altBn": "ভোরে নদীতীরের শহরের ছাদের ওপর দিয়ে একটি উড়োজাহাজ উঠছে",
            "focusDesk": "60 50",
            "focusPhone": "60 50",
            "heading": "Know each step before you fly",
            "headingBn": "বিদেশ যাওয়ার আগে সব ধাপ জানুন",
            "sentence": "Who does what, how many days it takes, and which documents you need.",
            "sentenceBn": "কোন কাজ কে করেন, কত দিন লাগে, আর কী কী কাগজ লাগে।",
            "link": "/recruitment-procedure",
            "linkLabel": "Read the recruitment procedure",
            "linkLabelBn": "নিয়োগ প্রক্রিয়া পড়ুন"
          },
          {
            "_id": "594328d4-f000-4656-bdcb-5f6d3d18d747",
            "picture": "/pictures/e890db488d083178298cb5da6021b174-1440x810.webp",
            "alt": "Cranes over a building site by the water, two workers in helmets on the quay",
            "altBn": "পানির ধারে নির্মাণাধীন ভবনের ওপর ক্রেন, ঘাটে হেলমেট পরা দুজন কর্মী",
            "focusDesk": "60 50",
            "focusPhone": "60 50",
            "heading": "The record, country by country",
            "headingBn": "দেশে দেশে আমাদের কাজ",
            "sentence": "Each client country with its companies, their sectors and the workers placed there.",
            "sentenceBn": "প্রতিটি গন্তব্য দেশের কোম্পানি, কাজের খাত আর সেখানে পাঠানো কর্মীর সংখ্যা।",
            "link": "/our-clients",
            "linkLabel": "See all client countries",
            "linkLabelBn": "সব গন্তব্য দেশ দেখুন"
          },
          {
            "_id": "7a021acd-18c7-4599-bbbd-f2171ad2279a",
            "picture": "/pictures/0904c3ae78b9f3f6d065d4af46ba3227-1440x810.webp",
            "alt": "A river at dawn with a long bridge, a boat with two people in front",
            "altBn": "ভোরের নদী, ওপরে লম্বা সেতু; সামনে একটি নৌকায় দুজন মানুষ",
            "focusDesk": "40 50",
            "focusPhone": "40 50",
            "heading": "Check us first",
            "headingBn": "আগে আমাদের যাচাই করুন",
            "sentence": "Read our licence, and what going abroad costs, before you decide.",
            "sentenceBn": "সিদ্ধান্ত নেওয়ার আগে আমাদের লাইসেন্স ও বিদেশ যাওয়ার খরচ দেখে নিন।",
            "link": "/licence-and-fees",
            "linkLabel": "See licence and fees",
            "linkLabelBn": "লাইসেন্স ও খরচ দেখুন"
          }
        ]
      }
    }
  },
  "content.open home": {
    "_id": "home",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "title": "Licensed overseas recruitment from Bangladesh",
        "titleBn": "বাংলাদেশের লাইসেন্সপ্রাপ্ত রিক্রুটিং এজেন্সি",
        "description": "{name} has placed more than {placed} workers from Bangladesh with employers in the Gulf, Asia and Europe, under government licence {licence}.",
        "descriptionBn": "{name} {placed} জনের বেশি বাংলাদেশি কর্মীকে মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠিয়েছে। সরকারি লাইসেন্স {licence}।",
        "tagline": "Jobs abroad for workers, tested people for employers. Read your contract in Bangla before you pay anything.",
        "taglineBn": "কর্মীর জন্য বিদেশে কাজ, নিয়োগকর্তার জন্য যাচাই করা কর্মী। কোনো টাকা দেওয়ার আগে চুক্তিপত্র বাংলায় পড়ে নিন।",
        "servicesHeading": "What we do",
        "servicesHeadingBn": "আমরা কী করি",
        "servicesLead": "For employers and for workers.",
        "servicesLeadBn": "নিয়োগকর্তা ও কর্মী, দুই পক্ষের জন্য।",
        "whyHeading": "Why Choose Us",
        "whyHeadingBn": "কেন আমাদের বেছে নেবেন",
        "whyPicture": "/pictures/c99b6849e84e12d63ab1af4b1fc2ce1d-1280x854.webp",
        "whyAlt": "An officer gives a woman her passport back at the front desk, with a receipt",
        "whyAltBn": "অফিসের টেবিলে এক নারীর হাতে রসিদসহ তাঁর পাসপোর্ট ফিরিয়ে দিচ্ছেন এক কর্মকর্তা",
        "peopleHeading": "Who to ask",
        "peopleHeadingBn": "আপনার প্রশ্নের উত্তর যাঁরা দেন",
        "brandsHeading": "Brands",
        "brandsHeadingBn": "ব্র্যান্ড",
        "brandsText": "The employers who hired through us are named in the list of their country, each with the number of workers placed. Below are the companies of our own group.",
        "brandsTextBn": "আমাদের মাধ্যমে যেসব নিয়োগকর্তা কর্মী নিয়েছেন, দেশের তালিকায় তাঁদের নাম ও কর্মীর সংখ্যা আছে। নিচে আমাদের গ্রুপের প্রতিষ্ঠানগুলো।",
        "bannerTitle": "Join the people who grow with us",
        "bannerTitleBn": "আমাদের সঙ্গে এগিয়ে চলুন",
        "bannerText": "Employers and workers, travellers and partners: use our services, meet our community, and let us grow your business together.",
        "bannerTextBn": "নিয়োগকর্তা ও কর্মী, যাত্রী ও সহযোগী: আমাদের সেবা নিন, আমাদের সঙ্গে পরিচিত হোন। আসুন, আপনার কাজ একসঙ্গে বড় করি।",
        "services": [
          {
            "_id": "be17d6b3-b004-414c-ac4b-1ba2959d5dd6",
            "title": "Manpower sourcing and placement",
            "titleBn": "কর্মী সংগ্রহ ও নিয়োগ",
            "summary": "The right person for one post, or a complete crew for a site: found, tested and brought to the first day of work.",
            "summaryBn": "একটি পদের জন্য একজন, কিংবা প্রকল্পের পুরো দল: খুঁজে, যাচাই করে কাজের প্রথম দিন পর্যন্ত।",
            "link": "/manpower-service",
            "icon": "handshake"
          },
          {
            "_id": "b89f8958-7378-49c5-b9c9-537e34fc9731",
            "title": "Bulk international recruitment",
            "titleBn": "একসঙ্গে বহু কর্মী নিয়োগ",
            "summary": "Several hundred people for one project, chosen to one standard and sent in groups that fit your plan.",
            "summaryBn": "এক প্রকল্পে কয়েক শ কর্মী: একই মাপকাঠিতে বাছাই, আপনার পরিকল্পনা অনুযায়ী দলে দলে পাঠানো।",
            "link": "/manpower-service",
            "icon": "people"
          },
          {
            "_id": "92d0f4c3-3653-4a1f-9cd3-dd9eac4269f2",
            "title": "Specialized skill recruitment",
            "titleBn": "বিশেষ দক্ষ কর্মী নিয়োগ",
            "summary": "Pipe welders, crane operators, theatre nurses: tested by people who have done the same work themselves.",
            "summaryBn": "পাইপ ওয়েল্ডার, ক্রেন অপারেটর, অপারেশন থিয়েটারের নার্স। পরীক্ষা নেন তাঁরাই, যাঁরা নিজেরা এই কাজ করেছেন।",
            "link": "/employment-service",
            "icon": "wrench"
          },
          {
            "_id": "17f02e19-ba61-4897-9fbb-c4c45128058a",
            "title": "Skill development and training",
            "titleBn": "দক্ষতা উন্নয়ন ও প্রশিক্ষণ",
            "summary": "Short hands-on courses that turn experience into a skill an employer can test.",
            "summaryBn": "হাতে-কলমে সংক্ষিপ্ত কোর্স, যাতে নিয়োগকর্তা দক্ষতা যাচাই করতে পারেন।",
            "link": "/all-services",
            "icon": "cap"
          },
          {
            "_id": "e0abd14f-b58c-429d-9ccf-e411979730a5",
            "title": "Foreign language training",
            "titleBn": "বিদেশি ভাষা প্রশিক্ষণ",
            "summary": "Arabic, English, Italian, Japanese and Malay: enough for the job, the shop and the doctor.",
            "summaryBn": "আরবি, ইংরেজি, ইতালীয়, জাপানি ও মালয় ভাষা। কাজে, দোকানে ও ডাক্তারের কাছে যতটুকু লাগে।",
            "link": "/all-services",
            "icon": "languages"
          },
          {
            "_id": "61669861-a543-4e14-96fe-1d05d2923a31",
            "title": "Manpower consultancy",
            "titleBn": "জনশক্তি পরামর্শ",
            "summary": "Advice before you hire: which trades, what to offer, how long it takes and where it can go wrong.",
            "summaryBn": "নিয়োগের আগে পরামর্শ: কোন পেশার কর্মী, কী সুবিধা, কত সময়, কোথায় ঝুঁকি।",
            "link": "/manpower-service",
            "icon": "scale"
          },
          {
            "_id": "e079bba3-3b08-4db4-8037-b271e8ac0170",
            "title": "Employment assistance",
            "titleBn": "চাকরি সহায়তা",
            "summary": "An oral or practical test, an answer for every applicant, and a room and transport for those who come from far away.",
            "summaryBn": "মৌখিক বা ব্যবহারিক পরীক্ষা, প্রত্যেক প্রার্থীকে ফল জানানো, আর দূর থেকে আসা প্রার্থীর থাকা ও যাতায়াতের ব্যবস্থা।",
            "link": "/employment-service",
            "icon": "briefcase"
          },
          {
            "_id": "c5d83a96-1aec-40f2-9936-3b4b8ba2ee26",
            "title": "Ticket and visa assistance",
            "titleBn": "টিকিট ও ভিসা সহায়তা",
            "summary": "Documents checked before they are sent, visas followed until stamped, seats booked for one or for a group.",
            "summaryBn": "কাগজপত্র যাচাই, ভিসা লাগা পর্যন্ত খোঁজ রাখা, আর একজন বা একটি দলের আসন বুকিং।",
            "link": "/visa-service",
            "icon": "plane"
          }
        ],
        "reasons": [
          {
            "_id": "ab3dc215-efe0-4b24-b13b-c2c9eb7169e3",
            "title": "We test before we promise",
            "titleBn": "কথা দেওয়ার আগে পরীক্ষা",
            "text": "Every applicant is tested by somebody who has done the work. Employers get each test sheet.",
            "textBn": "যিনি নিজে সেই কাজ করেছেন, প্রার্থী তাঁর সামনে কাজ করে দেখান। নিয়োগকর্তা প্রতিটি পরীক্ষার ফল পান।"
          },
          {
            "_id": "7f8b4f62-83d5-4d8d-bfa4-c71b98884570",
            "title": "One contract for both sides",
            "titleBn": "দুই পক্ষের একই চুক্তিপত্র",
            "text": "The worker reads what the employer signs, in Bangla, before paying anything.",
            "textBn": "নিয়োগকর্তা যাতে সই করেন, কর্মীও তা-ই পড়েন: বাংলায়, টাকা দেওয়ার আগে।"
          },
          {
            "_id": "1832abe5-7632-428b-bcae-55469ec025fe",
            "title": "The same number after you fly",
            "titleBn": "যাওয়ার পরও একই নম্বর",
            "text": "Call it when something goes wrong. A person answers.",
            "textBn": "সমস্যা হলে সেই নম্বরেই ফোন করুন। আমাদের একজন ফোন ধরবেন।"
          }
        ],
        "people": [
          {
            "_id": "918f9ec8-4e07-42e0-a98c-08a10f4192de",
            "name": "Rezwan Karim Talukder",
            "nameBn": "রেজওয়ান করিম তালুকদার",
            "role": "Managing Director",
            "roleBn": "ব্যবস্থাপনা পরিচালক",
            "place": "Dhaka",
            "placeBn": "ঢাকা",
            "sentence": "Employers bring him the demand letter: trades, numbers, wage and terms.",
            "sentenceBn": "নিয়োগকর্তারা চাহিদাপত্র নিয়ে তাঁর সঙ্গে কথা বলেন: পেশা, সংখ্যা, বেতন ও শর্ত।",
            "picture": ""
          },
          {
            "_id": "d7f00588-2b95-4e67-bc5f-805831cc0f37",
            "name": "Shirin Sultana Mollik",
            "nameBn": "শিরিন সুলতানা মল্লিক",
            "role": "Director, Selection and Training",
            "roleBn": "পরিচালক, বাছাই ও প্রশিক্ষণ",
            "place": "Dhaka",
            "placeBn": "ঢাকা",
            "sentence": "Applicants ask her about tests, training and the result of an interview.",
            "sentenceBn": "পরীক্ষা, প্রশিক্ষণ বা সাক্ষাৎকারের ফল নিয়ে প্রার্থীরা তাঁকে জিজ্ঞেস করেন।",
            "picture": ""
          }
        ]
      }
    }
  },
  "content.open procedure": {
    "_id": "procedure",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "title": "Recruitment procedure",
        "titleBn": "নিয়োগ প্রক্রিয়া",
        "lead": "Every step, from an employer's letter to the first months at work. Print this page and take it with you.",
        "leadBn": "নিয়োগকর্তার চিঠি থেকে কাজের প্রথম কয়েক মাস পর্যন্ত প্রতিটি ধাপ। পৃষ্ঠাটি ছাপিয়ে সঙ্গে রাখুন।",
        "total": "Seven to twenty-one weeks in all, about ten when the documents are in order",
        "totalBn": "সব মিলিয়ে ৭ থেকে ২১ সপ্তাহ; কাগজপত্র ঠিক থাকলে প্রায় ১০ সপ্তাহ",
        "homeLead": "From a demand letter to the first day at work: about ten weeks when the documents are in order.",
        "homeLeadBn": "চাহিদাপত্র থেকে কাজের প্রথম দিন পর্যন্ত: কাগজপত্র ঠিক থাকলে প্রায় দশ সপ্তাহ।",
        "description": "The steps from a demand letter to departure and after, with who does what, how long it takes and which documents are needed.",
        "descriptionBn": "চাহিদাপত্র থেকে বিদেশযাত্রা ও তার পর পর্যন্ত সব ধাপ: কে কী করেন, কত সময় লাগে, কী কী কাগজপত্র লাগে।",
        "picture": "/pictures/7c7031a59c62354613caabc081e8e02e-1280x854.webp",
        "steps": [
          {
            "_id": "1dc5b0f3-f8d4-4d99-9e64-c0a02cc5e85d",
            "title": "Demand letter",
            "titleBn": "চাহিদাপত্র",
            "summary": "The employer states the trades, the numbers and the terms.",
            "summaryBn": "নিয়োগকর্তা জানান কোন পেশার কতজন দরকার, কী শর্তে।",
            "text": "The letter names the trades, the numbers, the wage, the hours, the housing and who pays for what. We ask until every line is clear, check the company and talk to people who have worked there. Then we accept or decline. If we accept, we draft the contract that every worker will read.",
            "textBn": "চিঠিতে লেখা থাকে পেশা, সংখ্যা, বেতন, কাজের সময়, থাকার ব্যবস্থা আর কোন খরচ কে দেবেন। প্রতিটি লাইন পরিষ্কার না হওয়া পর্যন্ত আমরা প্রশ্ন করি, কোম্পানির খোঁজ নিই, সেখানে কাজ করে আসা মানুষের সঙ্গে কথা বলি। তারপর জানাই, কাজটি নেব কি না। নিলে চুক্তিপত্রের খসড়া করি, যা প্রত্যেক কর্মী পড়বেন।",
            "who": "Employer and our employers’ desk",
            "whoBn": "নিয়োগকর্তা ও আমাদের নিয়োগকর্তা ডেস্ক",
            "days": "Usually 3 to 7 days",
            "daysBn": "সাধারণত ৩ থেকে ৭ দিন",
            "documents": "Demand letter\nPower of attorney for the agency\nModel employment contract\nCompany registration of the employer",
            "documentsBn": "চাহিদাপত্র\nএজেন্সির নামে ক্ষমতাপত্র (পাওয়ার অব অ্যাটর্নি)\nনিয়োগের চুক্তিপত্রের নমুনা\nনিয়োগকর্তার কোম্পানি নিবন্ধন",
            "isForEmployer": true,
            "isOnHome": true
          },
          {
            "_id": "a1d044e0-ecb6-4600-aaa9-bbace7704968",
            "title": "Attestation",
            "titleBn": "সত্যায়ন",
            "summary": "The documents are attested, and we apply for the recruitment permission.",
            "summaryBn": "কাগজপত্র সত্যায়িত হয়, আমরা নিয়োগানুমতি চাই।",
            "text": "The employer’s documents are usually attested by the mission of Bangladesh in the country of work. With the attested set we apply to the authorities for the recruitment permission. The time depends on the country and the season, so we allow extra time and tell you if it changes.",
            "textBn": "নিয়োগকর্তার কাগজপত্র সাধারণত কাজের দেশের বাংলাদেশ মিশন (দূতাবাস বা হাইকমিশন) সত্যায়ন করে। সত্যায়িত কাগজ নিয়ে আমরা কর্তৃপক্ষের কাছে নিয়োগানুমতি চাই। কত দিন লাগবে, তা দেশ ও মৌসুমের ওপর নির্ভর করে। তাই আমরা হাতে সময় রেখে পরিকল্পনা করি, আর সময় বদলালে আপনাকে জানাই।",
            "who": "Employer, the mission of Bangladesh and our document desk",
            "whoBn": "নিয়োগকর্তা, বাংলাদেশ মিশন ও আমাদের কাগজপত্র ডেস্ক",
            "days": "Usually 1 to 4 weeks",
            "daysBn": "সাধারণত ১ থেকে ৪ সপ্তাহ",
            "documents": "Attested demand letter\nAttested power of attorney\nCopy of the visa approval or work permit\nApplication for recruitment permission",
            "documentsBn": "সত্যায়িত চাহিদাপত্র\nসত্যায়িত ক্ষমতাপত্র\nভিসা অনুমোদন বা ওয়ার্ক পারমিটের কপি\nনিয়োগানুমতির আবেদন",
            "isForEmployer": true,
            "isOnHome": false
          },
          {
            "_id": "39af94d1-e8fc-4154-9a6b-b1a0ffae6f68",
            "title": "Advertisement and selection",
            "titleBn": "বিজ্ঞাপন ও বাছাই",
            "summary": "Applicants show what they can do in an oral or practical test.",
            "summaryBn": "প্রার্থীরা আবেদন করেন, মৌখিক বা ব্যবহারিক পরীক্ষায় নিজের কাজ দেখান।",
            "text": "We advertise the posts with the wage, the country and our licence number, and search our own records too. Applicants are chosen by oral or practical test, in our yard or by video, often by the employer’s foreman. We arrange a bed and transport for those who come from far away. Everyone gets an answer. Those who are chosen hear the contract read aloud in Bangla before they sign.",
            "textBn": "বেতন, দেশ ও আমাদের লাইসেন্স নম্বরসহ আমরা পদের বিজ্ঞাপন দিই, নিজেদের তালিকাতেও খুঁজি। মৌখিক বা ব্যবহারিক পরীক্ষায় প্রার্থী বাছাই হয় আমাদের টেস্ট ইয়ার্ডে বা ভিডিওতে, অনেক সময় নিয়োগকর্তার ফোরম্যানের হাতেই। যাঁরা দূর থেকে আসেন, তাঁদের থাকা ও যাতায়াতের ব্যবস্থা থাকে। সবাই উত্তর পান। যাঁরা নির্বাচিত হন, সই করার আগে তাঁদের চুক্তিপত্র বাংলায় পড়ে শোনানো হয়।",
            "who": "Applicants, our trade testers and the employer",
            "whoBn": "প্রার্থী, আমাদের ট্রেড পরীক্ষক ও নিয়োগকর্তা",
            "days": "Usually 2 to 4 weeks",
            "daysBn": "সাধারণত ২ থেকে ৪ সপ্তাহ",
            "documents": "Passport\nPhotographs\nSchool and trade certificates\nProof of earlier work\nTest sheet\nEmployment contract in Bangla and the language of the employer",
            "documentsBn": "পাসপোর্ট\nছবি\nশিক্ষা ও ট্রেডের সনদ\nআগের কাজের প্রমাণ\nপরীক্ষার ফলের কাগজ\nবাংলা ও নিয়োগকর্তার ভাষায় নিয়োগের চুক্তিপত্র",
            "isOnHome": true
          },
          {
            "_id": "e35791be-b1d5-4181-81c3-78aa35fd764a",
            "title": "Medical check",
            "titleBn": "মেডিকেল পরীক্ষা",
            "summary": "A doctor confirms that the applicant is fit for the work.",
            "summaryBn": "চিকিৎসক নিশ্চিত করেন, প্রার্থী শারীরিকভাবে কাজের উপযুক্ত।",
            "text": "The check takes place at a centre that the country of work accepts. Applicants can see a doctor beforehand, while there is still time to treat what can be treated. The result belongs to the applicant, who hears it first. If it is not good, we talk about treatment, a later date or another job.",
            "textBn": "পরীক্ষা হয় কাজের দেশের অনুমোদিত কেন্দ্রে। প্রার্থী চাইলে আগেই চিকিৎসকের পরামর্শ নিতে পারেন, চিকিৎসার সময় হাতে থাকতেই। ফল প্রার্থীর নিজের, তিনিই সবার আগে জানেন। ফল ভালো না হলে আমরা কথা বলি চিকিৎসা, পরের কোনো তারিখ বা অন্য কোনো কাজ নিয়ে।",
            "who": "Applicant and an accepted medical centre",
            "whoBn": "প্রার্থী ও অনুমোদিত মেডিকেল সেন্টার",
            "days": "Usually 2 to 5 days",
            "daysBn": "সাধারণত ২ থেকে ৫ দিন",
            "documents": "Passport\nAppointment slip\nPhotographs\nMedical report",
            "documentsBn": "পাসপোর্ট\nঅ্যাপয়েন্টমেন্ট স্লিপ\nছবি\nমেডিকেল রিপোর্ট",
            "isOnHome": true
          },
          {
            "_id": "46893993-1916-43ca-bf70-239fab11be42",
            "title": "Visa",
            "titleBn": "ভিসা",
            "summary": "We check the file line by line and send it to the embassy.",
            "summaryBn": "ফাইলের প্রতিটি লাইন মিলিয়ে আমরা দূতাবাসে পাঠাই।",
            "text": "Our visa desk checks that names, dates and trades agree in every document, fills in the application with the applicant and books fingerprints or an interview where they are asked for. The country of work decides. We send a message at each step and return the passport as soon as the desk is done with it.",
            "textBn": "আমাদের ভিসা ডেস্ক দেখে নেয়, সব কাগজে নাম, তারিখ ও পেশা এক আছে কি না। এরপর প্রার্থীর সঙ্গে বসে আবেদনপত্র পূরণ করে, আর চাওয়া হলে আঙুলের ছাপ বা সাক্ষাৎকারের সময় নেয়। সিদ্ধান্ত নেয় কাজের দেশ। প্রতিটি ধাপে আমরা বার্তা পাঠাই, আর ডেস্কের কাজ শেষ হওয়ামাত্র পাসপোর্ট ফেরত দিই।",
            "who": "Our visa desk and the embassy or visa centre",
            "whoBn": "আমাদের ভিসা ডেস্ক এবং দূতাবাস বা ভিসা সেন্টার",
            "days": "Usually 2 to 8 weeks",
            "daysBn": "সাধারণত ২ থেকে ৮ সপ্তাহ",
            "documents": "Passport\nSigned employment contract\nMedical report\nPolice clearance where it is required\nTranslated and attested certificates",
            "documentsBn": "পাসপোর্ট\nসই করা নিয়োগের চুক্তিপত্র\nমেডিকেল রিপোর্ট\nচাওয়া হলে পুলিশ ক্লিয়ারেন্স\nঅনুবাদ ও সত্যায়ন করা সনদ",
            "isOnHome": false
          },
          {
            "_id": "5db8f2c9-c1fe-4bf1-8991-52a51b368b13",
            "title": "BMET clearance and training",
            "titleBn": "বিএমইটি ছাড়পত্র ও প্রশিক্ষণ",
            "summary": "The worker is registered and trained for the journey and the job.",
            "summaryBn": "কর্মীর নিবন্ধন হয়; তিনি যাত্রা ও কাজের প্রশিক্ষণ নেন।",
            "text": "With the visa in the passport, the worker is registered with the Bureau of Manpower, Employment and Training (BMET) and attends its training before departure. We help with the registration and add our own lessons: the language of the first weeks, safety, wage slips, sending money home and who to call.",
            "textBn": "পাসপোর্টে ভিসা লাগার পর কর্মী জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরোতে (বিএমইটি) নিবন্ধন করেন এবং সেখানকার যাত্রাপূর্ব প্রশিক্ষণ নেন। নিবন্ধনের সময় আমরা সঙ্গে থাকি। এর সঙ্গে যোগ করি আমাদের নিজেদের পাঠ: প্রথম কয়েক সপ্তাহের ভাষা, নিরাপত্তা, বেতনের স্লিপ, বাড়িতে টাকা পাঠানো আর কাকে ফোন করতে হবে।",
            "who": "Worker, BMET and our training school",
            "whoBn": "কর্মী, বিএমইটি ও আমাদের প্রশিক্ষণকেন্দ্র",
            "days": "Usually 1 to 2 weeks",
            "daysBn": "সাধারণত ১ থেকে ২ সপ্তাহ",
            "documents": "Passport with visa\nSigned employment contract\nTraining certificate\nBank account details\nClearance card",
            "documentsBn": "ভিসাসহ পাসপোর্ট\nসই করা নিয়োগের চুক্তিপত্র\nপ্রশিক্ষণের সনদ\nব্যাংক হিসাবের তথ্য\nছাড়পত্র কার্ড",
            "isOnHome": true
          },
          {
            "_id": "8a675e48-1da2-4d14-9825-053eb00b02db",
            "title": "Ticket and departure",
            "titleBn": "টিকিট ও যাত্রা",
            "summary": "The flight is booked, and an officer goes with the group to the airport.",
            "summaryBn": "ফ্লাইট বুকিং হয়; বিমানবন্দর পর্যন্ত একজন কর্মকর্তা সঙ্গে যান।",
            "text": "Our affiliated travel agency books the flight, for groups on one list. Two days before, everyone gets a travel sheet in Bangla and a folder with copies of all documents; a second set stays with the family. A bus brings the group to the airport, and an officer waits until the last one has passed passport control.",
            "textBn": "আমাদের সহযোগী ট্রাভেল এজেন্সি ফ্লাইট বুকিং দেয়, দলের সবাইকে এক তালিকায়। দুই দিন আগে প্রত্যেকে বাংলায় ভ্রমণ নির্দেশিকা আর সব কাগজের কপিসহ একটি ফোল্ডার পান; আরেক সেট থাকে পরিবারের কাছে। বাস দলকে বিমানবন্দরে পৌঁছে দেয়। শেষ যাত্রী ইমিগ্রেশন পার না হওয়া পর্যন্ত একজন কর্মকর্তা অপেক্ষা করেন।",
            "who": "Our ticket desk, the affiliated travel agency and a departure officer",
            "whoBn": "আমাদের টিকিট ডেস্ক, সহযোগী ট্রাভেল এজেন্সি ও যাত্রার দায়িত্বে থাকা কর্মকর্তা",
            "days": "Usually 3 to 10 days",
            "daysBn": "সাধারণত ৩ থেকে ১০ দিন",
            "documents": "Passport with visa\nTicket\nClearance card\nEmployment contract\nTravel sheet with telephone numbers",
            "documentsBn": "ভিসাসহ পাসপোর্ট\nটিকিট\nছাড়পত্র কার্ড\nনিয়োগের চুক্তিপত্র\nফোন নম্বরসহ ভ্রমণ নির্দেশিকা",
            "isOnHome": true
          },
          {
            "_id": "133954f1-2a12-4830-af2d-fafbddb4ff81",
            "title": "After arrival",
            "titleBn": "পৌঁছানোর পর",
            "summary": "We stay in touch until the contract ends.",
            "summaryBn": "চুক্তি শেষ না হওয়া পর্যন্ত আমরা যোগাযোগ রাখি।",
            "text": "The group is met at the airport and taken to its housing. We call after the first night, after the first wage and again after three months, and speak with the employer too. If something is not as agreed, we take it up with the employer and, where needed, with the mission of Bangladesh. When the contract ends, we help with the journey home or the next job.",
            "textBn": "বিমানবন্দর থেকে দলকে থাকার জায়গায় পৌঁছে দেওয়া হয়। প্রথম রাতের পর, প্রথম বেতনের পর, আবার তিন মাস পর আমরা ফোন করি; নিয়োগকর্তার সঙ্গেও কথা বলি। কোনো কিছু কথামতো না হলে আমরা নিয়োগকর্তার কাছে বিষয়টি তুলি, দরকার হলে বাংলাদেশ মিশনের কাছেও। চুক্তি শেষে দেশে ফিরতে বা পরের কাজ পেতে আমরা সাহায্য করি।",
            "who": "Employer, worker and our welfare desk",
            "whoBn": "নিয়োগকর্তা, কর্মী ও আমাদের কল্যাণ ডেস্ক",
            "days": "From the first day to the last",
            "daysBn": "প্রথম দিন থেকে শেষ দিন পর্যন্ত",
            "documents": "Residence or work permit\nBank card or wage account\nHealth insurance card\nCopy of the contract",
            "documentsBn": "রেসিডেন্স পারমিট বা ওয়ার্ক পারমিট\nব্যাংক কার্ড বা বেতনের হিসাব\nস্বাস্থ্যবিমা কার্ড\nচুক্তিপত্রের কপি",
            "isOnHome": false
          }
        ]
      }
    }
  },
  "content.open licence-page": {
    "_id": "licence-and-fees",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "picture": "",
        "alt": "",
        "altBn": "",
        "checkLink": "",
        "checkedOn": "",
        "never": "Your passport, to hold back.\nMoney before you are selected.\nMoney without a receipt, or through a private number.\nYour signature on a blank paper.",
        "neverBn": "আটকে রাখার জন্য আপনার পাসপোর্ট।\nনির্বাচিত হওয়ার আগে টাকা।\nরসিদ ছাড়া বা ব্যক্তিগত নম্বরে টাকা।\nসাদা কাগজে আপনার সই।",
        "account": "",
        "accountBn": "",
        "helplines": [],
        "missions": []
      }
    }
  },
  "content.open settings-identity": {
    "_id": "settings-identity",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "name": "Meghbridge Overseas",
        "nameBn": "মেঘব্রিজ ওভারসিজ",
        "shortName": "Meghbridge",
        "shortNameBn": "মেঘব্রিজ",
        "since": 1989,
        "mark": "/pictures/b55a4a966a253a766eb999c76299a30a-512x512.webp",
        "share": "/pictures/0904c3ae78b9f3f6d065d4af46ba3227-1440x810.webp",
        "shareFocus": "",
        "creditName": "Meghbridge",
        "creditLink": ""
      }
    }
  },
  "content.open settings-licence": {
    "_id": "settings-licence",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "licences": [
          {
            "_id": "8156a126-c79b-4a8c-bd5d-08f706bcc0b4",
            "number": "RL NO 088",
            "otherReading": "RL 0088",
            "authority": "Bureau of Manpower, Employment and Training (BMET)",
            "authorityBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো (বিএমইটি)",
            "validUntil": "2028-12-31"
          }
        ]
      }
    }
  },
  "content.open settings-contact": {
    "_id": "settings-contact",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "hours": "Saturday to Thursday, 9:00 to 18:00",
        "hoursBn": "শনিবার থেকে বৃহস্পতিবার, সকাল ৯টা থেকে সন্ধ্যা ৬টা",
        "sketch": "/pictures/3ad6742986b9161f292c4c89c639119e-1280x640.webp",
        "sketchAlt": "Sketch of the river, the avenue and our office, not a map",
        "sketchAltBn": "নদী, বড় রাস্তা ও আমাদের অফিসের নকশা; মানচিত্র নয়",
        "phones": [
          {
            "_id": "58c83310-c8ae-4e98-a9b0-5bb7735ce20d",
            "number": "+880 1700 000088",
            "label": "",
            "labelBn": "",
            "hasWhatsapp": true
          },
          {
            "_id": "762dc262-7f9e-4f4f-8a2e-ef3a538f8b1d",
            "number": "+880 1800 000088",
            "label": "",
            "labelBn": "",
            "hasWhatsapp": true
          }
        ],
        "emails": [
          {
            "_id": "8d4bbec5-ed9b-417e-aaa8-9e4f2742b9b3",
            "email": "office@meghbridge.example",
            "subject": "The office",
            "subjectBn": "অফিস"
          },
          {
            "_id": "4c13ff08-a7ae-4c54-95d7-af61215813b2",
            "email": "jobs@meghbridge.example",
            "subject": "Work abroad",
            "subjectBn": "বিদেশে চাকরি"
          },
          {
            "_id": "507291ef-8f9f-4c87-9f83-0081514317a1",
            "email": "employers@meghbridge.example",
            "subject": "For employers",
            "subjectBn": "নিয়োগকর্তাদের জন্য"
          }
        ],
        "addresses": [
          {
            "_id": "aaed763e-7efd-4bb0-b165-32e81e2c271f",
            "lines": "Meghbridge House, 3rd floor\n27 Kazi Nazrul Islam Avenue\nDhaka 1215, Bangladesh",
            "linesBn": "মেঘব্রিজ হাউস, ৩য় তলা\n২৭ কাজী নজরুল ইসলাম অ্যাভিনিউ\nঢাকা-১২১৫, বাংলাদেশ",
            "place": "23.7386, 90.3944"
          }
        ]
      }
    }
  },
  "content.open settings-networks": {
    "_id": "settings-networks",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "networks": [
          {
            "_id": "50d2563b-aea0-4ce3-91cd-73fe408d2492",
            "network": "facebook",
            "address": ""
          },
          {
            "_id": "0cdbd7fc-c8a4-4834-a18d-0245b88dec5e",
            "network": "instagram",
            "address": ""
          },
          {
            "_id": "6de55048-bc6c-499b-8017-64ddc357e10c",
            "network": "twitter",
            "address": ""
          },
          {
            "_id": "d5ef6454-e58d-490d-8260-89643d8321df",
            "network": "x",
            "address": ""
          },
          {
            "_id": "5c0fe060-8fa7-4cc3-9c04-cef5a30714f0",
            "network": "linkedin",
            "address": ""
          }
        ]
      }
    }
  },
  "content.open settings-figures": {
    "_id": "settings-figures",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "placed": 100000,
        "placedAsOf": "2026-09-30",
        "figures": []
      }
    }
  },
  "content.open settings-employers": {
    "_id": "settings-employers",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "responseTime": "2 working days",
        "responseTimeBn": "২ কর্মদিবস",
        "replacementDays": 90,
        "replacement": "If a worker leaves within {replacement} days of arrival, or is not fit for the trade in which we tested them, we recruit another worker and charge you nothing for it.",
        "replacementBn": "পৌঁছানোর {replacement} দিনের মধ্যে কোনো কর্মী কাজ ছেড়ে গেলে, বা যে পেশায় পরীক্ষা নিয়েছি সে কাজের উপযুক্ত না হলে, আমরা বিনা ফিতে আরেকজন কর্মী নিয়োগ করি।"
      }
    }
  },
  "content.open settings-retention": {
    "_id": "settings-retention",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {}
    }
  },
  "content.open settings-complaints": {
    "_id": "settings-complaints",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {}
    }
  },
  "content.open settings-languages": {
    "_id": "settings-languages",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {}
    }
  },
  "content.open news": {
    "_id": "090e732a-5d93-45f2-93d3-041074fc12d0",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "title": "Sixty-four masons and scaffolders chosen for Qatar",
        "titleBn": "কাতারের জন্য বাছাইয়ে টিকলেন ৬৪ রাজমিস্ত্রি ও স্ক্যাফোল্ডার",
        "text": "Two foremen of Pearl Causeway Engineering spent three days in Dhaka and chose their crew in our yard, one wall at a time.\n\nWe had invited 112 applicants, most of them from Cumilla, Tangail and Brahmanbaria. Each mason had ninety minutes to build a corner of eight courses. Each scaffolder put up one bay, checked it and took it down again. The foremen walked the yard with a level and asked questions; our testers wrote down the answers.\n\nSixty-four were chosen. Each of the others took home a sheet that says what went well and what to practise. Nineteen have joined our four-week course and will try again in January.\n\nThose who came from far away stayed two nights in our rest house, and a bus took them to the yard and back. The contracts will be read aloud next week, in three groups, with families at the table. The first crew is expected to leave before the end of the year.\n\n> Nobody told him he could move the string line. He moved it, and every joint was straight.\n> – A foreman of Pearl Causeway Engineering, about a mason of twenty-three",
        "textBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিংয়ের দুই ফোরম্যান তিন দিনের জন্য ঢাকায় এসেছিলেন। আমাদের টেস্ট ইয়ার্ডে একটির পর একটি দেয়াল দেখে তাঁরা দল বেছে নিয়েছেন।\n\nডাকা হয়েছিল ১১২ জনকে, বেশির ভাগ কুমিল্লা, টাঙ্গাইল ও ব্রাহ্মণবাড়িয়ার। প্রত্যেক রাজমিস্ত্রি ৯০ মিনিট সময় পেয়েছেন আট সারি ইটের একটি কোণ গাঁথতে। প্রত্যেক স্ক্যাফোল্ডার এক খোপ মাচা তুলেছেন, পরীক্ষা করেছেন, আবার খুলেছেন। ফোরম্যানরা লেভেল হাতে ঘুরে ঘুরে প্রশ্ন করেছেন, আর আমাদের পরীক্ষকেরা উত্তর লিখে নিয়েছেন।\n\nনির্বাচিত হয়েছেন ৬৪ জন। বাকি প্রত্যেকে একটি কাগজ নিয়ে বাড়ি গেছেন; তাতে লেখা কী ভালো হয়েছে আর কী অনুশীলন করতে হবে। তাঁদের ১৯ জন আমাদের চার সপ্তাহের কোর্সে ভর্তি হয়েছেন, জানুয়ারিতে আবার পরীক্ষা দেবেন।\n\nযাঁরা দূর থেকে এসেছিলেন, তাঁরা দুই রাত আমাদের রেস্ট হাউসে ছিলেন; বাস তাঁদের ইয়ার্ডে এনেছে, আবার পৌঁছে দিয়েছে। আগামী সপ্তাহে তিন দলে ভাগ করে চুক্তিপত্র পড়ে শোনানো হবে, পাশে থাকবে পরিবার। প্রথম দলটি এ বছর শেষ হওয়ার আগেই রওনা হবে বলে আশা করা হচ্ছে।\n\n> সুতাটা যে সরানো যায়, কেউ তাঁকে বলেনি। তিনি নিজেই সরিয়েছেন, আর একটি জোড়ও বাঁকা হয়নি।\n> – পার্ল কজওয়ে ইঞ্জিনিয়ারিংয়ের এক ফোরম্যান, ২৩ বছরের এক রাজমিস্ত্রি সম্পর্কে",
        "date": "2026-10-15",
        "place": "Dhaka",
        "placeBn": "ঢাকা",
        "country": "QA",
        "service": "employment",
        "picture": "/pictures/ade48da6e79f16c4055dd52e69281918-1280x854.webp",
        "alt": "A foreman holds a level to the corner of a brick wall while its builder lays mortar.",
        "altBn": "রাজমিস্ত্রির গাঁথা ইটের দেয়ালের কোণে লেভেল ধরে দেখছেন ফোরম্যান; মিস্ত্রি মসলা দিচ্ছেন।",
        "slug": "masons-chosen-for-qatar"
      }
    }
  },
  "content.history news": {
    "newest": 1,
    "title": "Sixty-four masons and scaffolders chosen for Qatar",
    "inForm": 1,
    "publishAt": null,
    "revisions": [
      {
        "number": 1,
        "action": "created",
        "title": "Sixty-four masons and scaffolders chosen for Qatar",
        "at": "2026-11-24T21:57:43.561Z",
        "by": "the machine",
        "restoredFrom": null,
        "isLive": true,
        "isDraft": false
      }
    ],
    "hasMore": false
  },
  "content.previewLinks.list news": [],
  "content.revision news 1": {
    "number": 1,
    "data": {
      "title": "Sixty-four masons and scaffolders chosen for Qatar",
      "titleBn": "কাতারের জন্য বাছাইয়ে টিকলেন ৬৪ রাজমিস্ত্রি ও স্ক্যাফোল্ডার",
      "text": "Two foremen of Pearl Causeway Engineering spent three days in Dhaka and chose their crew in our yard, one wall at a time.\n\nWe had invited 112 applicants, most of them from Cumilla, Tangail and Brahmanbaria. Each mason had ninety minutes to build a corner of eight courses. Each scaffolder put up one bay, checked it and took it down again. The foremen walked the yard with a level and asked questions; our testers wrote down the answers.\n\nSixty-four were chosen. Each of the others took home a sheet that says what went well and what to practise. Nineteen have joined our four-week course and will try again in January.\n\nThose who came from far away stayed two nights in our rest house, and a bus took them to the yard and back. The contracts will be read aloud next week, in three groups, with families at the table. The first crew is expected to leave before the end of the year.\n\n> Nobody told him he could move the string line. He moved it, and every joint was straight.\n> – A foreman of Pearl Causeway Engineering, about a mason of twenty-three",
      "textBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিংয়ের দুই ফোরম্যান তিন দিনের জন্য ঢাকায় এসেছিলেন। আমাদের টেস্ট ইয়ার্ডে একটির পর একটি দেয়াল দেখে তাঁরা দল বেছে নিয়েছেন।\n\nডাকা হয়েছিল ১১২ জনকে, বেশির ভাগ কুমিল্লা, টাঙ্গাইল ও ব্রাহ্মণবাড়িয়ার। প্রত্যেক রাজমিস্ত্রি ৯০ মিনিট সময় পেয়েছেন আট সারি ইটের একটি কোণ গাঁথতে। প্রত্যেক স্ক্যাফোল্ডার এক খোপ মাচা তুলেছেন, পরীক্ষা করেছেন, আবার খুলেছেন। ফোরম্যানরা লেভেল হাতে ঘুরে ঘুরে প্রশ্ন করেছেন, আর আমাদের পরীক্ষকেরা উত্তর লিখে নিয়েছেন।\n\nনির্বাচিত হয়েছেন ৬৪ জন। বাকি প্রত্যেকে একটি কাগজ নিয়ে বাড়ি গেছেন; তাতে লেখা কী ভালো হয়েছে আর কী অনুশীলন করতে হবে। তাঁদের ১৯ জন আমাদের চার সপ্তাহের কোর্সে ভর্তি হয়েছেন, জানুয়ারিতে আবার পরীক্ষা দেবেন।\n\nযাঁরা দূর থেকে এসেছিলেন, তাঁরা দুই রাত আমাদের রেস্ট হাউসে ছিলেন; বাস তাঁদের ইয়ার্ডে এনেছে, আবার পৌঁছে দিয়েছে। আগামী সপ্তাহে তিন দলে ভাগ করে চুক্তিপত্র পড়ে শোনানো হবে, পাশে থাকবে পরিবার। প্রথম দলটি এ বছর শেষ হওয়ার আগেই রওনা হবে বলে আশা করা হচ্ছে।\n\n> সুতাটা যে সরানো যায়, কেউ তাঁকে বলেনি। তিনি নিজেই সরিয়েছেন, আর একটি জোড়ও বাঁকা হয়নি।\n> – পার্ল কজওয়ে ইঞ্জিনিয়ারিংয়ের এক ফোরম্যান, ২৩ বছরের এক রাজমিস্ত্রি সম্পর্কে",
      "date": "2026-10-15",
      "place": "Dhaka",
      "placeBn": "ঢাকা",
      "country": "QA",
      "service": "employment",
      "picture": "/pictures/ade48da6e79f16c4055dd52e69281918-1280x854.webp",
      "alt": "A foreman holds a level to the corner of a brick wall while its builder lays mortar.",
      "altBn": "রাজমিস্ত্রির গাঁথা ইটের দেয়ালের কোণে লেভেল ধরে দেখছেন ফোরম্যান; মিস্ত্রি মসলা দিচ্ছেন।",
      "slug": "masons-chosen-for-qatar"
    },
    "leftovers": {},
    "previous": null
  },
  "content.open clients": {
    "_id": "b9224390-25fe-453d-b66b-2c4d26aba37c",
    "newest": 1,
    "live": {
      "version": 1,
      "data": {
        "countryName": "Bahrain",
        "workSummary": "Bahrain is small and hires steadily: ship repairers, aluminium workers and restaurant staff, since 1998. The work permit is in the worker’s own name. The contract says whether the employer provides a room or a housing allowance.",
        "workSummaryBn": "বাহরাইন ছোট দেশ, তবে চাহিদা স্থির: ১৯৯৮ সাল থেকে যাচ্ছেন জাহাজ মেরামতকর্মী, অ্যালুমিনিয়ামের কারিগর ও রেস্তোরাঁর কর্মী। কাজের অনুমতি হয় কর্মীর নিজের নামে। নিয়োগকর্তা ঘর দেবেন নাকি বাসাভাড়া, তা চুক্তিপত্রে লেখা থাকে।",
        "since": 1998,
        "countryFlagImage": "/pictures/c03fde4e10c57b225bbc2c61e5f9bb79-480x320.webp",
        "company": [
          {
            "_id": "52dab5c1-4d93-4c0f-af0b-07e4b1187a44",
            "companyName": "Muharraq Marine Works",
            "companyNameBn": "মুহাররাক মেরিন ওয়ার্কস",
            "companySector": "Ship repair",
            "companySectorBn": "জাহাজ মেরামত",
            "valueOfEmployement": 1140
          },
          {
            "_id": "02e2f89e-4187-478d-b566-ec51211e9bb4",
            "companyName": "Two Seas Aluminium Products",
            "companyNameBn": "টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস",
            "companySector": "Metal fabrication",
            "companySectorBn": "ধাতব কাঠামো তৈরি",
            "valueOfEmployement": 985
          },
          {
            "_id": "3a777aae-8d1a-4d01-8cb3-10b76a02e119",
            "companyName": "Pearl Diver Restaurants",
            "companyNameBn": "পার্ল ডাইভার রেস্টুরেন্টস",
            "companySector": "Hotels and restaurants",
            "companySectorBn": "হোটেল ও রেস্তোরাঁ",
            "valueOfEmployement": 640
          }
        ],
        "image": [
          "/pictures/88d89d9fa09447943d04be91360600e9-1280x854.webp"
        ]
      }
    }
  }
} satisfies MockResponses

export const bn = {
  "content.history news": {
    "newest": 1,
    "title": "Sixty-four masons and scaffolders chosen for Qatar",
    "inForm": 1,
    "publishAt": null,
    "revisions": [
      {
        "number": 1,
        "action": "created",
        "title": "Sixty-four masons and scaffolders chosen for Qatar",
        "at": "2026-11-24T21:57:43.561Z",
        "by": "সিস্টেম",
        "restoredFrom": null,
        "isLive": true,
        "isDraft": false
      }
    ],
    "hasMore": false
  }
} satisfies MockResponses


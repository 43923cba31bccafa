import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "pages.services": [
    {
      "_id": "manpower",
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
          "figure": "2 working days",
          "figureBn": "২ কর্মদিবস",
          "text": "Whether we can take it on, and what we still need to know.",
          "textBn": "কাজটি আমরা নিতে পারি কি না, আর কী কী জানা বাকি।"
        },
        {
          "_id": "9764ef6e-2aa4-42aa-af72-6170abdbf633",
          "title": "Replacement without our fee",
          "titleBn": "আমাদের ফি ছাড়াই বদলি কর্মী",
          "figure": "90 days",
          "figureBn": "৯০ দিন",
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
          "altBn": "একজন প্রকৌশলী বোর্ডে নকশা দেখিয়ে হেলমেট পরা চার কর্মীকে কাজ বোঝাচ্ছেন; পেছনে একটি ক্রেন",
          "focus": "50 65",
          "isIllustration": true
        },
        {
          "_id": "89039607-43e9-438f-8059-3ed4166cc9c1",
          "picture": "/pictures/928bb777578cf5c17ea4076ff52dec4b-1280x854.webp",
          "alt": "Two people at a table and a colleague at a wall chart plan who is needed on a site, and when",
          "altBn": "টেবিলে দুজন আর দেয়ালের ছকের সামনে এক সহকর্মী পরিকল্পনা করছেন, সাইটে কাকে কখন লাগবে",
          "focus": "50 65",
          "isIllustration": true
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:44.028Z"
    },
    {
      "_id": "employment",
      "title": "Employment Assistance",
      "titleBn": "চাকরি সহায়তা",
      "lead": "A job abroad should go to the person who can do it. We test the work, explain the contract, and see that you get there.",
      "leadBn": "বিদেশের চাকরি তাঁরই পাওয়া উচিত, যিনি কাজটি পারেন। আমরা কাজের পরীক্ষা নিই, চুক্তিপত্র বুঝিয়ে বলি, আর আপনাকে কাজে পৌঁছে দিই।",
      "description": "How applicants are chosen at Meghbridge Overseas: by oral or practical test, with accommodation and transport arranged.",
      "descriptionBn": "মেঘব্রিজ ওভারসিজ-এ প্রার্থী বাছাই হয় মৌখিক বা ব্যবহারিক পরীক্ষায়; থাকা ও যাতায়াতের ব্যবস্থা আমরা করি।",
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
          "altBn": "ডেস্কে একজন প্রার্থীর সাক্ষাৎকার চলছে, দেয়াল ঘেঁষে চেয়ারে অন্যরা অপেক্ষা করছেন",
          "focus": "50 65",
          "isIllustration": true
        },
        {
          "_id": "f1cf6a46-e7a1-42b6-a208-0cf9d9fb0bee",
          "picture": "/pictures/520673d2f8039fac6d70695c559e873d-1280x854.webp",
          "alt": "People with suitcases wait beside a bus while a helper loads the luggage",
          "altBn": "স্যুটকেস নিয়ে কয়েকজন বাসের পাশে অপেক্ষা করছেন, একজন সহকারী মালপত্র তুলছেন",
          "focus": "50 65",
          "isIllustration": true
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:44.028Z"
    },
    {
      "_id": "ticket",
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
          "altBn": "ট্রাভেল এজেন্সির ডেস্কে একজন যাত্রী টিকিট নিচ্ছেন, দেয়ালে বিমানপথের মানচিত্র",
          "focus": "50 65",
          "isIllustration": true
        },
        {
          "_id": "b95c3384-3ac6-4c8b-873a-94e1d5a9f5cc",
          "picture": "/pictures/29f59acacd0e7ac493a43071e8308b59-1280x854.webp",
          "alt": "A marshaller raises two batons in front of an aircraft at dawn while people climb the steps",
          "altBn": "ভোরে উড়োজাহাজের সামনে এক মাঠকর্মী দুটি ব্যাটন উঁচিয়ে ধরেছেন, যাত্রীরা সিঁড়ি বেয়ে উঠছেন",
          "focus": "40 70",
          "isIllustration": true
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:44.028Z"
    },
    {
      "_id": "visa",
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
          "altBn": "ভিসা অফিসের জানালায় তিনজন কাগজ জমা দিচ্ছেন",
          "focus": "50 65",
          "isIllustration": true
        },
        {
          "_id": "79aeae18-12ae-45b0-a633-aa4a53786e59",
          "picture": "/pictures/0fb4b6ce872689001f95dba6532854f6-1280x854.webp",
          "alt": "A passport, a stamped form and a stamp on a wooden desk",
          "altBn": "কাঠের টেবিলে একটি পাসপোর্ট, সিল দেওয়া একটি ফর্ম ও একটি সিলমোহর",
          "focus": "50 75",
          "isIllustration": true
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:44.028Z"
    },
    {
      "_id": "skills",
      "title": "Mobilizing sector and skill development",
      "titleBn": "খাতভিত্তিক প্রস্তুতি ও দক্ষতা উন্নয়ন",
      "lead": "Many people can do more than their certificates say. We help them prove it, and learn what is missing.",
      "leadBn": "সনদে যা লেখা আছে, অনেকেই পারেন তার চেয়ে বেশি। তা প্রমাণ করতে আর যা বাকি তা শিখতে আমরা সাহায্য করি।",
      "description": "Training before departure at Meghbridge Overseas: trade courses, site safety and foreign language classes.",
      "descriptionBn": "মেঘব্রিজ ওভারসিজ-এ যাত্রার আগের প্রশিক্ষণ: ট্রেড কোর্স, কর্মস্থলের নিরাপত্তা ও বিদেশি ভাষার ক্লাস।",
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
          "altBn": "প্রশিক্ষক ব্ল্যাকবোর্ডে ক্রেনের কাজের হাতের সংকেত দেখাচ্ছেন; শিক্ষার্থীরা ডেস্কে হেলমেট রেখে বসে আছেন",
          "focus": "60 45",
          "isIllustration": true
        },
        {
          "_id": "a0a73203-8338-4aac-b766-79fbe151da90",
          "picture": "/pictures/c2d523f7d3b9d74b9b5c9d859b15c6fb-1280x854.webp",
          "alt": "Trainees practise electrical wiring on boards with switches and lamps",
          "altBn": "প্রশিক্ষণার্থীরা সুইচ ও বাতি লাগানো বোর্ডে বৈদ্যুতিক সংযোগের কাজ শিখছেন",
          "focus": "50 65",
          "isIllustration": true
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:44.028Z"
    }
  ],
  "pages.byId about": {
    "_id": "about",
    "title": "About Us",
    "titleBn": "আমাদের সম্পর্কে",
    "lead": "A licensed recruitment agency in Bangladesh. We match workers with employers in the Gulf, Asia and Europe.",
    "leadBn": "বাংলাদেশের একটি লাইসেন্সপ্রাপ্ত রিক্রুটিং এজেন্সি। আমরা কর্মীদের মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠাই।",
    "description": "Meghbridge Overseas, licence RL 0088, has matched workers from Bangladesh with employers in the Gulf, Asia and Europe since 1989.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ (লাইসেন্স RL 0088) ১৯৮৯ সাল থেকে বাংলাদেশের কর্মীদের মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠাচ্ছে।",
    "chapters": [
      {
        "_id": "e3e0e1be-7bb9-41de-8a07-51887dec01f4",
        "text": "Meghbridge Overseas began with three desks, one telephone and a demand letter for forty-two masons. Since then more than 100,000 people have gone abroad through our office: builders and welders, nurses and cooks, drivers, sewing operators, gardeners, cleaners and care workers.\n\nWe hold government licence RL 0088. It means that our office, our fees and our files can be inspected, and that a worker who is wronged has somebody to turn to. Please [check the licence](/licence-and-fees) before you give anyone your passport, including us.",
        "textBn": "তিনটি টেবিল, একটি ফোন আর ৪২ জন রাজমিস্ত্রির একটি চাহিদাপত্র নিয়ে মেঘব্রিজ ওভারসিজ-এর শুরু। তারপর থেকে আমাদের অফিসের মাধ্যমে ১,০০,০০০ জনের বেশি মানুষ বিদেশে গেছেন: নির্মাণকর্মী ও ওয়েল্ডার, নার্স ও রাঁধুনি, চালক, সেলাই অপারেটর, মালি, পরিচ্ছন্নতাকর্মী ও পরিচর্যাকর্মী।\n\nআমাদের সরকারি লাইসেন্স RL 0088। এর মানে, আমাদের অফিস, ফি ও নথিপত্র পরিদর্শন করা যায়, আর কোনো কর্মীর প্রতি অন্যায় হলে তাঁর অভিযোগ জানানোর জায়গা আছে। কাউকে পাসপোর্ট দেওয়ার আগে [লাইসেন্স যাচাই করুন](/licence-and-fees), আমাদেরটিও।"
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
        "altBn": "তিন টেবিলের একটি অফিস: একজন চিঠি এনেছেন, একজন ফোনে কথা বলছেন, আরেকজন লিখছেন",
        "focus": "50 65",
        "isIllustration": true
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId mission": {
    "_id": "mission",
    "title": "Mission",
    "titleBn": "লক্ষ্য",
    "lead": "Matches that worker and employer would both make again.",
    "leadBn": "কর্মী ও নিয়োগকর্তাকে এমনভাবে মেলানো, যাতে দুই পক্ষই আবার একসঙ্গে কাজ করতে চান।",
    "description": "What Meghbridge Overseas works for: good jobs abroad for people from Bangladesh, and good people for employers.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ যে জন্য কাজ করে: বাংলাদেশের মানুষের জন্য বিদেশে ভালো কাজ, আর নিয়োগকর্তার জন্য ভালো কর্মী।",
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
        "altBn": "থাকার ঘরের টেবিলে দুই কর্মীর সঙ্গে কথা বলছেন খাতা হাতে একজন নারী; পেছনে দোতলা বিছানা ও লকার",
        "focus": "50 65",
        "isIllustration": true
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId mission-vision": {
    "_id": "mission-vision",
    "title": "Mission Vision",
    "titleBn": "লক্ষ্য ও রূপকল্প",
    "lead": "What we do, and where it should lead.",
    "leadBn": "আমরা কী করি, আর তা কোথায় নিয়ে যেতে চাই।",
    "description": "The mission and the vision of Meghbridge Overseas, and how you can measure us by them.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ-এর লক্ষ্য ও রূপকল্প, আর তা দিয়ে আপনি কীভাবে আমাদের যাচাই করবেন।",
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
        "altBn": "স্যুটকেস হাতে একজন বাড়ি ফিরছেন; ইটের ঘরের সামনে একটি শিশু ও দুই আত্মীয় তাঁকে স্বাগত জানাচ্ছেন",
        "focus": "50 65",
        "isIllustration": true
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId values": {
    "_id": "values",
    "title": "Values",
    "titleBn": "মূল্যবোধ",
    "lead": "What we stand for, and what it means in our work.",
    "leadBn": "আমরা যা মেনে চলি, আর প্রতিদিনের কাজে তার মানে।",
    "description": "People, Knowledge and Innovation: what Meghbridge Overseas stands for, and what that means for workers and employers.",
    "descriptionBn": "মানুষ, জ্ঞান ও উদ্ভাবন: মেঘব্রিজ ওভারসিজ যা মেনে চলে, আর কর্মী ও নিয়োগকর্তার জন্য তার মানে কী।",
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
        "altBn": "টেবিলে বসে একজন নারী এক কর্মী ও তাঁর পরিবারকে চুক্তিপত্র পড়ে শোনাচ্ছেন",
        "focus": "50 65",
        "isIllustration": true
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId privacy": {
    "_id": "privacy",
    "title": "Privacy Policy",
    "titleBn": "গোপনীয়তা নীতি",
    "lead": "We keep little, tell you what it is, and delete it when you ask.",
    "leadBn": "আমরা অল্প তথ্য রাখি, কী রাখি তা জানাই, আর আপনি বললে মুছে ফেলি।",
    "description": "What this website of Meghbridge Overseas keeps about you, why, for how long, and how to have it deleted.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ-এর এই ওয়েবসাইট আপনার কোন তথ্য রাখে, কেন রাখে, কত দিন রাখে, আর কীভাবে তা মুছিয়ে নেবেন।",
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
        "text": "Ask what we have about you, have it corrected, or have it deleted: write to office@meghbridge.example or come to the office. You need not give a reason.",
        "textBn": "আপনার কী তথ্য আমাদের কাছে আছে, জানতে চাইতে পারেন, ভুল ঠিক করাতে পারেন, মুছিয়েও নিতে পারেন। office@meghbridge.example ঠিকানায় লিখুন বা অফিসে আসুন। কোনো কারণ দেখাতে হবে না।"
      }
    ],
    "covers": [],
    "steps": [],
    "papers": [],
    "people": [],
    "timeline": [],
    "pictures": [],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId all-services": {
    "_id": "all-services",
    "title": "All Services",
    "titleBn": "সব সেবা",
    "lead": "From the first question to the flight and the months after it. Take one service or all of them.",
    "leadBn": "প্রথম প্রশ্ন থেকে ফ্লাইট এবং তার পরের মাসগুলো পর্যন্ত। একটি সেবা নিন, কিংবা সবগুলো।",
    "description": "Consultancy, employment assistance, tickets, visas and skill development: everything Meghbridge Overseas does for employers and workers.",
    "descriptionBn": "পরামর্শ, চাকরি সহায়তা, টিকিট, ভিসা ও দক্ষতা উন্নয়ন: নিয়োগকর্তা ও কর্মীর জন্য মেঘব্রিজ ওভারসিজ যা যা করে।",
    "chapters": [],
    "covers": [],
    "steps": [],
    "papers": [],
    "people": [],
    "timeline": [],
    "pictures": [],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId manpower": {
    "_id": "manpower",
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
        "figure": "2 working days",
        "figureBn": "২ কর্মদিবস",
        "text": "Whether we can take it on, and what we still need to know.",
        "textBn": "কাজটি আমরা নিতে পারি কি না, আর কী কী জানা বাকি।"
      },
      {
        "_id": "9764ef6e-2aa4-42aa-af72-6170abdbf633",
        "title": "Replacement without our fee",
        "titleBn": "আমাদের ফি ছাড়াই বদলি কর্মী",
        "figure": "90 days",
        "figureBn": "৯০ দিন",
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
        "altBn": "একজন প্রকৌশলী বোর্ডে নকশা দেখিয়ে হেলমেট পরা চার কর্মীকে কাজ বোঝাচ্ছেন; পেছনে একটি ক্রেন",
        "focus": "50 65",
        "isIllustration": true
      },
      {
        "_id": "89039607-43e9-438f-8059-3ed4166cc9c1",
        "picture": "/pictures/928bb777578cf5c17ea4076ff52dec4b-1280x854.webp",
        "alt": "Two people at a table and a colleague at a wall chart plan who is needed on a site, and when",
        "altBn": "টেবিলে দুজন আর দেয়ালের ছকের সামনে এক সহকর্মী পরিকল্পনা করছেন, সাইটে কাকে কখন লাগবে",
        "focus": "50 65",
        "isIllustration": true
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId employment": {
    "_id": "employment",
    "title": "Employment Assistance",
    "titleBn": "চাকরি সহায়তা",
    "lead": "A job abroad should go to the person who can do it. We test the work, explain the contract, and see that you get there.",
    "leadBn": "বিদেশের চাকরি তাঁরই পাওয়া উচিত, যিনি কাজটি পারেন। আমরা কাজের পরীক্ষা নিই, চুক্তিপত্র বুঝিয়ে বলি, আর আপনাকে কাজে পৌঁছে দিই।",
    "description": "How applicants are chosen at Meghbridge Overseas: by oral or practical test, with accommodation and transport arranged.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ-এ প্রার্থী বাছাই হয় মৌখিক বা ব্যবহারিক পরীক্ষায়; থাকা ও যাতায়াতের ব্যবস্থা আমরা করি।",
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
        "altBn": "ডেস্কে একজন প্রার্থীর সাক্ষাৎকার চলছে, দেয়াল ঘেঁষে চেয়ারে অন্যরা অপেক্ষা করছেন",
        "focus": "50 65",
        "isIllustration": true
      },
      {
        "_id": "f1cf6a46-e7a1-42b6-a208-0cf9d9fb0bee",
        "picture": "/pictures/520673d2f8039fac6d70695c559e873d-1280x854.webp",
        "alt": "People with suitcases wait beside a bus while a helper loads the luggage",
        "altBn": "স্যুটকেস নিয়ে কয়েকজন বাসের পাশে অপেক্ষা করছেন, একজন সহকারী মালপত্র তুলছেন",
        "focus": "50 65",
        "isIllustration": true
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId ticket": {
    "_id": "ticket",
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
        "altBn": "ট্রাভেল এজেন্সির ডেস্কে একজন যাত্রী টিকিট নিচ্ছেন, দেয়ালে বিমানপথের মানচিত্র",
        "focus": "50 65",
        "isIllustration": true
      },
      {
        "_id": "b95c3384-3ac6-4c8b-873a-94e1d5a9f5cc",
        "picture": "/pictures/29f59acacd0e7ac493a43071e8308b59-1280x854.webp",
        "alt": "A marshaller raises two batons in front of an aircraft at dawn while people climb the steps",
        "altBn": "ভোরে উড়োজাহাজের সামনে এক মাঠকর্মী দুটি ব্যাটন উঁচিয়ে ধরেছেন, যাত্রীরা সিঁড়ি বেয়ে উঠছেন",
        "focus": "40 70",
        "isIllustration": true
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId visa": {
    "_id": "visa",
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
        "altBn": "ভিসা অফিসের জানালায় তিনজন কাগজ জমা দিচ্ছেন",
        "focus": "50 65",
        "isIllustration": true
      },
      {
        "_id": "79aeae18-12ae-45b0-a633-aa4a53786e59",
        "picture": "/pictures/0fb4b6ce872689001f95dba6532854f6-1280x854.webp",
        "alt": "A passport, a stamped form and a stamp on a wooden desk",
        "altBn": "কাঠের টেবিলে একটি পাসপোর্ট, সিল দেওয়া একটি ফর্ম ও একটি সিলমোহর",
        "focus": "50 75",
        "isIllustration": true
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId skills": {
    "_id": "skills",
    "title": "Mobilizing sector and skill development",
    "titleBn": "খাতভিত্তিক প্রস্তুতি ও দক্ষতা উন্নয়ন",
    "lead": "Many people can do more than their certificates say. We help them prove it, and learn what is missing.",
    "leadBn": "সনদে যা লেখা আছে, অনেকেই পারেন তার চেয়ে বেশি। তা প্রমাণ করতে আর যা বাকি তা শিখতে আমরা সাহায্য করি।",
    "description": "Training before departure at Meghbridge Overseas: trade courses, site safety and foreign language classes.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ-এ যাত্রার আগের প্রশিক্ষণ: ট্রেড কোর্স, কর্মস্থলের নিরাপত্তা ও বিদেশি ভাষার ক্লাস।",
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
        "altBn": "প্রশিক্ষক ব্ল্যাকবোর্ডে ক্রেনের কাজের হাতের সংকেত দেখাচ্ছেন; শিক্ষার্থীরা ডেস্কে হেলমেট রেখে বসে আছেন",
        "focus": "60 45",
        "isIllustration": true
      },
      {
        "_id": "a0a73203-8338-4aac-b766-79fbe151da90",
        "picture": "/pictures/c2d523f7d3b9d74b9b5c9d859b15c6fb-1280x854.webp",
        "alt": "Trainees practise electrical wiring on boards with switches and lamps",
        "altBn": "প্রশিক্ষণার্থীরা সুইচ ও বাতি লাগানো বোর্ডে বৈদ্যুতিক সংযোগের কাজ শিখছেন",
        "focus": "50 65",
        "isIllustration": true
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId gallery": {
    "_id": "gallery",
    "title": "Gallery",
    "titleBn": "গ্যালারি",
    "lead": "From our door to the first day of work, in pictures.",
    "leadBn": "আমাদের দরজা থেকে কাজের প্রথম দিন পর্যন্ত, ছবিতে।",
    "description": "Pictures from the work of Meghbridge Overseas: front desk, test yard, classroom, health check, airport and arrival.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ-এর কাজের ছবি: অভ্যর্থনা, টেস্ট ইয়ার্ড, ক্লাস, মেডিকেল পরীক্ষা, বিমানবন্দর ও গন্তব্যে পৌঁছানো।",
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
    "pictures": [],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId companies": {
    "_id": "companies",
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
        "text": "The agency came first, in 1989. The others grew out of what people and goods need on their way: lorries and customs to reach the port, fuel for the road, a workshop that keeps vehicles running, boxes for what they carry, and doctors for those who leave and those who wait at home.\n\nEach company has its own customers, and none has to buy from another. They share one rule: the price is named before the work begins, and every promise is written down.\n\nFor an employer abroad this means that a medical check, a driving test or a container can be arranged in the same week by people who know each other. Workers may choose any other doctor, workshop or carrier; their application does not depend on it.",
        "textBn": "শুরুতে ছিল শুধু এজেন্সি, ১৯৮৯ সালে। মানুষ ও মালপত্রের পথে যা যা লাগে, অন্যগুলো তা থেকেই গড়ে উঠেছে: বন্দরে পৌঁছাতে ট্রাক ও কাস্টমসের কাজ, পথের জ্বালানি, গাড়ি সচল রাখার ওয়ার্কশপ, জিনিস নেওয়ার বাক্স, আর যাঁরা যান ও যাঁরা বাড়িতে অপেক্ষায় থাকেন, দুয়ের জন্যই ডাক্তার।\n\nপ্রতিটি প্রতিষ্ঠানের গ্রাহক আলাদা; কোনোটিকে অন্যটির কাছ থেকে কিনতে হয় না। সবার নিয়ম একটিই: কাজ শুরুর আগে দাম বলা হয়, আর যে কথা দেওয়া হলো, তা লিখে রাখা হয়।\n\nবিদেশের নিয়োগকর্তার জন্য এর মানে, মেডিকেল পরীক্ষা, ড্রাইভিং টেস্ট বা কনটেইনারের ব্যবস্থা একই সপ্তাহে হতে পারে, কারণ যাঁরা করেন তাঁরা একে অন্যকে চেনেন। কর্মী নিজের পছন্দের ডাক্তার, ওয়ার্কশপ বা পরিবহন বেছে নিতে পারেন; তাতে তাঁর আবেদনের কোনো ক্ষতি হয় না।"
      }
    ],
    "covers": [],
    "steps": [],
    "papers": [],
    "people": [],
    "timeline": [],
    "pictures": [],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId clients": {
    "_id": "clients",
    "title": "Our Clients",
    "titleBn": "আমাদের গন্তব্য দেশ",
    "lead": "The countries in which we have placed workers, with every company on record.",
    "leadBn": "যেসব দেশে আমরা কর্মী পাঠিয়েছি, প্রতিটি কোম্পানির তথ্যসহ।",
    "description": "Client countries of Meghbridge Overseas, each with companies, sectors and the number of workers placed.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ-এর গন্তব্য দেশ: কোন কোম্পানি, কোন খাত আর কতজন কর্মী পাঠানো হয়েছে।",
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
    "pictures": [],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId news": {
    "_id": "news",
    "title": "News & Events",
    "titleBn": "খবর ও আয়োজন",
    "lead": "Selections, trainings, agreements and departures.",
    "leadBn": "বাছাই, প্রশিক্ষণ, চুক্তি ও বিদেশযাত্রার খবর।",
    "description": "What is new at Meghbridge Overseas: selections, trainings, agreements and departures.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ-এর নতুন খবর: বাছাই, প্রশিক্ষণ, চুক্তি ও বিদেশযাত্রা।",
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
    "pictures": [],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  },
  "pages.byId contact": {
    "_id": "contact",
    "title": "Get in Touch",
    "titleBn": "আমাদের সঙ্গে কথা বলুন",
    "lead": "A person answers, in Bangla or English. Call or message us, or come to the office with your documents.",
    "leadBn": "আমাদের একজন বাংলায় বা ইংরেজিতে উত্তর দেন। ফোন করুন, বার্তা দিন, কিংবা কাগজপত্র নিয়ে অফিসে আসুন।",
    "description": "Address, telephone and e-mail of Meghbridge Overseas, and a form that reaches each company of the group.",
    "descriptionBn": "মেঘব্রিজ ওভারসিজ: ঠিকানা, ফোন ও ই-মেইল, আর গ্রুপের যেকোনো প্রতিষ্ঠানে লেখার ফর্ম।",
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
    "pictures": [],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:44.028Z"
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses


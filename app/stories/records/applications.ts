import type { Answers } from '../answers.ts'

export const en = {
  "applications.retention": {
    "unsuccessful": 6,
    "departed": 24
  },
  "applications.shown": {
    "reference": "APP-AQG6PJ",
    "state": "called",
    "job": {
      "title": "Mason, Saudi Arabia",
      "slug": "mason-saudi-arabia-774d2cba"
    },
    "events": [
      {
        "_id": "f179d04f-7898-4b27-a880-3cb060cb4594",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "ba6b1650-a485-4704-854b-6cae6c520ca8",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-23T14:05:36.080Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "name": "Mason, Saudi Arabia (Jeddah)",
        "isOpen": true
      },
      {
        "id": "0b2e9572-2e3a-40a7-9200-d04ff31473e4",
        "name": "Caregiver, Italy (Bologna)",
        "isOpen": true
      },
      {
        "id": "a49496bc-6159-4561-a28e-422499f6fd95",
        "name": "Heavy driver, Qatar (Doha)",
        "isOpen": true
      }
    ]
  },
  "applications.departed.list": {
    "rows": [],
    "clients": [
      {
        "_id": "e88660a8-76a9-4578-8bf5-c409bb0caf4b",
        "countryName": "Bahrain",
        "countryNameBn": "বাহারিন",
        "companies": [
          {
            "_id": "d57c60e7-f85c-4806-bcfd-0dc7bc9eefb9",
            "companyName": "Muharraq Marine Works",
            "companyNameBn": "মুহাররাক মেরিন ওয়ার্কস",
            "people": 1140
          },
          {
            "_id": "dc49c318-7338-4a04-952d-24da19651394",
            "companyName": "Two Seas Aluminium Products",
            "companyNameBn": "টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস",
            "people": 985
          },
          {
            "_id": "f2504d2d-b79b-41ec-b8b5-2347718b8797",
            "companyName": "Pearl Diver Restaurants",
            "companyNameBn": "পার্ল ডাইভার রেস্টুরেন্টস",
            "people": 640
          }
        ]
      },
      {
        "_id": "b609e23e-9f82-4af1-b7d9-c891741cc48e",
        "countryName": "Italy",
        "countryNameBn": "ইতালি",
        "companies": [
          {
            "_id": "5efa76f4-09f6-497c-9a51-fbb3dec84c50",
            "companyName": "Serre del Lago",
            "companyNameBn": "সেরে দেল লাগো",
            "people": 410
          },
          {
            "_id": "24d74d7c-16ff-47ad-bc70-86f1efbc9efe",
            "companyName": "Riviera Chiara Alberghi",
            "companyNameBn": "রিভিয়েরা কিয়ারা আলবেরগি",
            "people": 265
          },
          {
            "_id": "dca8718f-fa90-4b4b-be92-21f5d19d213a",
            "companyName": "Cantieri Ponente",
            "companyNameBn": "কান্তিয়েরি পোনেন্তে",
            "people": null
          }
        ]
      },
      {
        "_id": "149322a4-79d9-46cf-a222-89d5fd3b2b04",
        "countryName": "Japan",
        "countryNameBn": "জাপান",
        "companies": [
          {
            "_id": "e312f9c5-a006-441c-bd87-65bba1f4a587",
            "companyName": "Hidamari Care Homes",
            "companyNameBn": "হিদামারি কেয়ার হোমস",
            "people": 186
          },
          {
            "_id": "18c39233-e3a9-4a63-8d59-a04bad8932da",
            "companyName": "Aoba Precision Parts",
            "companyNameBn": "আওবা প্রিসিশন পার্টস",
            "people": 142
          },
          {
            "_id": "f061578a-ca4b-4135-a9a6-c68aa6046bac",
            "companyName": "Minato Building Care",
            "companyNameBn": "মিনাতো বিল্ডিং কেয়ার",
            "people": 74
          }
        ]
      },
      {
        "_id": "e9904bff-e413-45dd-89b1-ca3c891f31bd",
        "countryName": "Jordan",
        "countryNameBn": "জর্ডন",
        "companies": [
          {
            "_id": "6f56242d-4b9d-49cf-9f30-356199cd2944",
            "companyName": "Petra Needle Garments",
            "companyNameBn": "পেট্রা নিডল গার্মেন্টস",
            "people": 2415
          },
          {
            "_id": "ee43a6a2-5d8a-41b3-8be8-07106b153fcf",
            "companyName": "Yarmouk Sportswear",
            "companyNameBn": "ইয়ারমুক স্পোর্টসওয়্যার",
            "people": 1680
          },
          {
            "_id": "8e8bb8a8-28d0-485d-ad44-982677e38cfc",
            "companyName": "Olive Terrace Textiles",
            "companyNameBn": "অলিভ টেরেস টেক্সটাইলস",
            "people": 735
          }
        ]
      },
      {
        "_id": "91a0f04b-0d58-451c-8461-a1dc7ca75232",
        "countryName": "Kuwait",
        "countryNameBn": "কুয়েত",
        "companies": [
          {
            "_id": "962fe15a-e265-4e80-ad96-949868c26f81",
            "companyName": "Failaka Medical Group",
            "companyNameBn": "ফাইলাকা মেডিকেল গ্রুপ",
            "people": 1045
          },
          {
            "_id": "f71df007-01a8-4abb-8d47-7b40f494e002",
            "companyName": "Desert Rose Cleaning",
            "companyNameBn": "ডেজার্ট রোজ ক্লিনিং",
            "people": 2730
          },
          {
            "_id": "56a88f2a-8c01-4d78-bbaa-99bb7e90b4b1",
            "companyName": "Burgan Way Logistics",
            "companyNameBn": "বুরগান ওয়ে লজিস্টিকস",
            "people": 1395
          },
          {
            "_id": "8b24c9e6-f2b7-4157-be2b-908e30a9623d",
            "companyName": "Shamal Steel Works",
            "companyNameBn": "শামাল স্টিল ওয়ার্কস",
            "people": 920
          }
        ]
      },
      {
        "_id": "034e7caa-6d6d-4be0-8de6-a1ca20a8dbd7",
        "countryName": "Malaysia",
        "countryNameBn": "মালয়েশিয়া",
        "companies": [
          {
            "_id": "85725138-6b98-4bbe-aff2-155d9309a766",
            "companyName": "Rimba Hijau Plantations",
            "companyNameBn": "রিম্বা হিজাউ প্ল্যান্টেশনস",
            "people": 3260
          },
          {
            "_id": "465224f3-fb15-4489-b0ec-32cff837a3b2",
            "companyName": "Selat Electronics Assembly",
            "companyNameBn": "সেলাত ইলেকট্রনিকস অ্যাসেম্বলি",
            "people": 2875
          },
          {
            "_id": "854f9e28-3301-4073-afc8-abac8c2ac6c7",
            "companyName": "Kembara Glove and Rubber",
            "companyNameBn": "কেম্বারা গ্লাভ অ্যান্ড রাবার",
            "people": 2190
          },
          {
            "_id": "a9395fcd-2e1d-4373-ae7d-0238f02f7c18",
            "companyName": "Bukit Indah Builders",
            "companyNameBn": "বুকিত ইন্দাহ বিল্ডার্স",
            "people": 1640
          },
          {
            "_id": "940b5a9b-edcf-41a1-bf0e-079fa78f03b1",
            "companyName": "Pelabuhan Timur Logistics",
            "companyNameBn": "পেলাবুহান তিমুর লজিস্টিকস",
            "people": 1105
          }
        ]
      },
      {
        "_id": "6a6764c1-d806-4804-815f-eae8db68f53a",
        "countryName": "Oman",
        "countryNameBn": "ওমান",
        "companies": [
          {
            "_id": "86529c4a-a500-48af-92d9-21074919ed36",
            "companyName": "Batinah Green Farms",
            "companyNameBn": "বাতিনাহ গ্রিন ফার্মস",
            "people": 1860
          },
          {
            "_id": "6e50ad79-64ac-4105-85a3-5be7828d332d",
            "companyName": "Frankincense Coast Shipyards",
            "companyNameBn": "ফ্র্যাঙ্কিনসেন্স কোস্ট শিপইয়ার্ডস",
            "people": 1520
          },
          {
            "_id": "6f02945f-7df6-49f1-b5a2-39ddb3f6223d",
            "companyName": "Jebel View Contracting",
            "companyNameBn": "জেবেল ভিউ কন্ট্রাক্টিং",
            "people": 2745
          },
          {
            "_id": "163194d2-8aae-4dd9-953d-7d166c1cc1f9",
            "companyName": "Sur Harbour Fisheries",
            "companyNameBn": "সুর হারবার ফিশারিজ",
            "people": 905
          }
        ]
      },
      {
        "_id": "5bddd106-f4ca-4c01-b1ff-d255d87a04c5",
        "countryName": "Qatar",
        "countryNameBn": "কাতার",
        "companies": [
          {
            "_id": "168dbb96-faff-433e-8ce9-712db6445e3f",
            "companyName": "Pearl Causeway Engineering",
            "companyNameBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিং",
            "people": 4875
          },
          {
            "_id": "f852e719-6a48-42ea-9e79-78a84b2a83e2",
            "companyName": "Dukhan Steel Erectors",
            "companyNameBn": "দুখান স্টিল ইরেক্টরস",
            "people": 2640
          },
          {
            "_id": "86069330-ee53-4077-a2a0-0d06b6e1225a",
            "companyName": "West Bay Building Care",
            "companyNameBn": "ওয়েস্ট বে বিল্ডিং কেয়ার",
            "people": 2115
          },
          {
            "_id": "de93c795-06b1-4d6a-ba2f-ec8680b110a2",
            "companyName": "Al Reem Fresh Kitchens",
            "companyNameBn": "আল রিম ফ্রেশ কিচেনস",
            "people": 1180
          },
          {
            "_id": "540515dd-eb0d-4d44-8aa3-1cb82da934f3",
            "companyName": "Lusail Garden Works",
            "companyNameBn": "লুসাইল গার্ডেন ওয়ার্কস",
            "people": 790
          }
        ]
      },
      {
        "_id": "52bb4d57-1c20-4fac-a3f7-b92107f06dfc",
        "countryName": "Romania",
        "countryNameBn": "রোমানিয়া",
        "companies": [
          {
            "_id": "a753391e-ddb3-4b2a-8af4-8065641d9930",
            "companyName": "Carpat Nord Construct",
            "companyNameBn": "কারপাত নর্ড কনস্ট্রাক্ট",
            "people": 685
          },
          {
            "_id": "315a7243-b1d1-4da7-b678-e45c781baa68",
            "companyName": "Dunărea Verde Foods",
            "companyNameBn": "দুনারিয়া ভেরদে ফুডস",
            "people": 470
          },
          {
            "_id": "33947a8c-08d8-4e4f-b1a3-e902906658af",
            "companyName": "Orizont Metal Sibiu",
            "companyNameBn": "ওরিজন্ট মেটাল সিবিউ",
            "people": 315
          }
        ]
      },
      {
        "_id": "71862311-1c40-482a-8879-4f6fc7b388e1",
        "countryName": "Saudi Arabia",
        "countryNameBn": "সৌদি আরব",
        "companies": [
          {
            "_id": "b4e3fd0b-d262-4e77-be42-e6b1e3a019bf",
            "companyName": "Wadi Al Noor Contracting",
            "companyNameBn": "ওয়াদি আল নূর কন্ট্রাক্টিং",
            "people": 11840
          },
          {
            "_id": "dd922e33-0eaf-4f32-8299-b6d11aaabaa7",
            "companyName": "Najd Horizon Builders",
            "companyNameBn": "নজদ হরাইজন বিল্ডার্স",
            "people": 7265
          },
          {
            "_id": "b21be5d4-b4d8-47ec-be08-4e98f60a502b",
            "companyName": "Red Dune Facilities",
            "companyNameBn": "রেড ডিউন ফ্যাসিলিটিজ",
            "people": 6410
          },
          {
            "_id": "8dcd0df4-b26a-4e9c-9f17-04310cd78e54",
            "companyName": "Hijaz Table Catering",
            "companyNameBn": "হিজাজ টেবিল ক্যাটারিং",
            "people": 4120
          },
          {
            "_id": "3afca009-4d19-4bab-9ec4-1b4dc81e4e3d",
            "companyName": "Qamariya Care Hospitals",
            "companyNameBn": "কামারিয়া কেয়ার হসপিটালস",
            "people": 1935
          },
          {
            "_id": "036402a9-778d-42eb-8730-4ed74eb7c87a",
            "companyName": "Eastern Palm Pipelines",
            "companyNameBn": "ইস্টার্ন পাম পাইপলাইনস",
            "people": 3580
          },
          {
            "_id": "86460981-1705-4dea-aa3c-c099c18b01a4",
            "companyName": "Tamarisk Road Transport",
            "companyNameBn": "তামারিস্ক রোড ট্রান্সপোর্ট",
            "people": 2890
          }
        ]
      },
      {
        "_id": "efb105e5-0880-4cd3-aea1-07be598e5dbf",
        "countryName": "Singapore",
        "countryNameBn": "সিঙ্গাপুর",
        "companies": [
          {
            "_id": "822ea9d4-a288-4942-8ab6-ea3bc7e1ccfa",
            "companyName": "Straits Keel Engineering",
            "companyNameBn": "স্ট্রেইটস কিল ইঞ্জিনিয়ারিং",
            "people": 2380
          },
          {
            "_id": "a8571da9-da09-4428-b66a-b14aa79e6956",
            "companyName": "Merbau Construction",
            "companyNameBn": "মেরবাউ কনস্ট্রাকশন",
            "people": 1725
          },
          {
            "_id": "233f3294-cf27-4119-b70f-36c1d828c054",
            "companyName": "Harbourlight Process Works",
            "companyNameBn": "হারবারলাইট প্রসেস ওয়ার্কস",
            "people": 1090
          }
        ]
      },
      {
        "_id": "0a62ba8f-6804-4e09-a20c-6885e32a4a91",
        "countryName": "United Arab Emirates",
        "countryNameBn": "সংযুক্ত আরব আমিরাত",
        "companies": [
          {
            "_id": "9275b356-d291-4158-a6c5-35dc1e5bb3e5",
            "companyName": "Gulf Lantern Hotels",
            "companyNameBn": "গালফ ল্যান্টার্ন হোটেলস",
            "people": 3470
          },
          {
            "_id": "5c2c463c-77ce-4b85-a1b1-16992ba07275",
            "companyName": "Creekside Cargo Services",
            "companyNameBn": "ক্রিকসাইড কার্গো সার্ভিসেস",
            "people": 2985
          },
          {
            "_id": "4333e1d3-4112-4e78-b3b2-65c82febc34e",
            "companyName": "Blue Falcon Ground Handling",
            "companyNameBn": "ব্লু ফ্যালকন গ্রাউন্ড হ্যান্ডলিং",
            "people": 2240
          },
          {
            "_id": "61472306-3471-45c3-978a-765a24b14262",
            "companyName": "Marsa Crest Construction",
            "companyNameBn": "মারসা ক্রেস্ট কনস্ট্রাকশন",
            "people": 4630
          },
          {
            "_id": "cd1a1c57-23e5-476b-b1d1-443da53e1e19",
            "companyName": "Sidra Green Landscapes",
            "companyNameBn": "সিদরা গ্রিন ল্যান্ডস্কেপস",
            "people": 1310
          },
          {
            "_id": "60a6860b-d1b5-4780-9968-bf846ff2b160",
            "companyName": "Oryx Shield Security",
            "companyNameBn": "অরিক্স শিল্ড সিকিউরিটি",
            "people": 860
          }
        ]
      }
    ]
  },
  "applications.interviews.invitations": {
    "en": "Dear {name}, {agency} invites you to an interview on {date} at {time}, {place}. Bring your passport or national identity card. The interview is free: pay nobody. Your reference: {reference}",
    "bn": "প্রিয় {name}, {agency} আপনাকে সাক্ষাৎকারে ডাকছে: {date}, সময় {time}, {place}। পাসপোর্ট বা জাতীয় পরিচয়পত্র সঙ্গে আনুন। সাক্ষাৎকারে কোনো টাকা লাগে না: কাউকে টাকা দেবেন না। আপনার রেফারেন্স: {reference}"
  },
  "applications.interviews.list": {
    "ahead": [
      {
        "id": "85a3a4ff-9bc1-4d63-9807-54c539d53837",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "at": "2026-11-27T04:00:00.000Z",
        "place": "Our office, 2nd floor",
        "note": "Trade test in the yard",
        "invitation": "Please come with your passport and two photographs.",
        "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
        "people": 2
      }
    ],
    "past": []
  },
  "applications.board": [
    {
      "state": "received",
      "count": 2,
      "cards": [
        {
          "id": "b5b680cc-9465-4273-a25c-692ec4d50e3b",
          "reference": "APP-6MQEWB",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-23T14:05:31.592Z",
          "createdAt": "2026-11-23T14:05:31.592Z",
          "isDuplicate": false
        },
        {
          "id": "348083b7-5281-4e95-ac1a-0fd51085e6a9",
          "reference": "APP-YCWNLP",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-23T14:05:33.173Z",
          "createdAt": "2026-11-23T14:05:33.173Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "ac2e3aec-d402-430a-a3dc-991b1a012a2d",
          "reference": "APP-AQG6PJ",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T14:05:36.080Z",
          "createdAt": "2026-11-23T14:05:35.328Z",
          "isDuplicate": false
        },
        {
          "id": "6b6e7612-20cf-403e-9a52-21059bc0dc65",
          "reference": "APP-W7FT4Z",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T14:05:36.391Z",
          "createdAt": "2026-11-23T14:05:33.887Z",
          "isDuplicate": false
        },
        {
          "id": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
          "reference": "APP-9XKRW4",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T14:05:36.562Z",
          "createdAt": "2026-11-23T14:05:34.979Z",
          "isDuplicate": false
        },
        {
          "id": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
          "reference": "APP-PXEV65",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T14:05:36.717Z",
          "createdAt": "2026-11-23T14:05:34.561Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "selected",
      "count": 0,
      "cards": []
    },
    {
      "state": "medical",
      "count": 0,
      "cards": []
    },
    {
      "state": "visa",
      "count": 0,
      "cards": []
    },
    {
      "state": "ticket",
      "count": 0,
      "cards": []
    },
    {
      "state": "departed",
      "count": 0,
      "cards": []
    },
    {
      "state": "rejected",
      "count": 0,
      "cards": []
    },
    {
      "state": "withdrawn",
      "count": 0,
      "cards": []
    }
  ],
  "applications.list": {
    "rows": [
      {
        "id": "ac2e3aec-d402-430a-a3dc-991b1a012a2d",
        "reference": "APP-AQG6PJ",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T14:05:36.080Z",
        "createdAt": "2026-11-23T14:05:35.328Z",
        "isDuplicate": false
      },
      {
        "id": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "reference": "APP-9XKRW4",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T14:05:36.562Z",
        "createdAt": "2026-11-23T14:05:34.979Z",
        "isDuplicate": false
      },
      {
        "id": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "reference": "APP-PXEV65",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T14:05:36.717Z",
        "createdAt": "2026-11-23T14:05:34.561Z",
        "isDuplicate": false
      },
      {
        "id": "6b6e7612-20cf-403e-9a52-21059bc0dc65",
        "reference": "APP-W7FT4Z",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T14:05:36.391Z",
        "createdAt": "2026-11-23T14:05:33.887Z",
        "isDuplicate": false
      },
      {
        "id": "348083b7-5281-4e95-ac1a-0fd51085e6a9",
        "reference": "APP-YCWNLP",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-23T14:05:33.173Z",
        "createdAt": "2026-11-23T14:05:33.173Z",
        "isDuplicate": false
      },
      {
        "id": "b5b680cc-9465-4273-a25c-692ec4d50e3b",
        "reference": "APP-6MQEWB",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-23T14:05:31.592Z",
        "createdAt": "2026-11-23T14:05:31.592Z",
        "isDuplicate": false
      }
    ],
    "count": 6,
    "page": 1,
    "pages": 1,
    "counts": {
      "called": 4,
      "received": 2
    }
  },
  "applications.byId": {
    "id": "ac2e3aec-d402-430a-a3dc-991b1a012a2d",
    "reference": "APP-AQG6PJ",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "state": "called",
    "stateAt": "2026-11-23T14:05:36.080Z",
    "createdAt": "2026-11-23T14:05:35.328Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-23T14:05:36.080Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-774d2cba",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "f179d04f-7898-4b27-a880-3cb060cb4594",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "ba6b1650-a485-4704-854b-6cae6c520ca8",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null,
        "by": "Ayesha Rahman"
      }
    ],
    "entries": [],
    "files": [],
    "others": [],
    "merged": [],
    "suggestions": {
      "received": {
        "sentence": "",
        "nextStep": "We will call you if you are suitable for the job.",
        "cost": 0,
        "payer": null
      },
      "called": {
        "sentence": "",
        "nextStep": "We will tell you the day of the interview.",
        "cost": 0,
        "payer": null
      },
      "selected": {
        "sentence": "",
        "nextStep": "Next is the medical check. We will tell you where and when.",
        "cost": 0,
        "payer": "employer"
      },
      "medical": {
        "sentence": "",
        "nextStep": "Next is the visa. Keep your passport ready.",
        "cost": 0,
        "payer": "employer"
      },
      "visa": {
        "sentence": "",
        "nextStep": "Next come the training, the BMET clearance and the ticket.",
        "cost": 0,
        "payer": "employer"
      },
      "ticket": {
        "sentence": "",
        "nextStep": "Next is your flight. We will tell you when to be at the airport.",
        "cost": null,
        "payer": null
      },
      "departed": {
        "sentence": "",
        "nextStep": "Call us at any time if something is not as in your contract.",
        "cost": null,
        "payer": null
      },
      "rejected": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      "withdrawn": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      }
    },
    "reasons": [
      "All posts are filled. We will call you when there is another suitable job.",
      "This job needs more experience than you have now.",
      "You did not pass the test. You may apply again for another job.",
      "You did not come to the interview, and we could not reach you.",
      "You did not pass the medical check for this job. Ask us for the report; it is yours."
    ],
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-AQG6PJ."
  },
  "applications.neighbours": {
    "next": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
    "number": 1,
    "count": 6
  },
  "applications.interviews.byId": {
    "id": "85a3a4ff-9bc1-4d63-9807-54c539d53837",
    "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "at": "2026-11-27T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "reference": "APP-9XKRW4",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "email": null,
        "trade": "mason",
        "district": "khulna",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      },
      {
        "id": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "reference": "APP-PXEV65",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "email": null,
        "trade": "mason",
        "district": "sylhet",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      }
    ]
  }
} satisfies Answers

export const bn = {
  "applications.shown": {
    "reference": "APP-AQG6PJ",
    "state": "called",
    "job": {
      "title": "রাজমিস্ত্রি, সৌদি আরব",
      "slug": "mason-saudi-arabia-774d2cba"
    },
    "events": [
      {
        "_id": "f179d04f-7898-4b27-a880-3cb060cb4594",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "ba6b1650-a485-4704-854b-6cae6c520ca8",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-23T14:05:36.080Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "name": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "isOpen": true
      },
      {
        "id": "0b2e9572-2e3a-40a7-9200-d04ff31473e4",
        "name": "পরিচর্যাকারী, ইতালি (বোলোনিয়া)",
        "isOpen": true
      },
      {
        "id": "a49496bc-6159-4561-a28e-422499f6fd95",
        "name": "ভারী গাড়িচালক, কাতার (দোহা)",
        "isOpen": true
      }
    ]
  },
  "applications.interviews.list": {
    "ahead": [
      {
        "id": "85a3a4ff-9bc1-4d63-9807-54c539d53837",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "at": "2026-11-27T04:00:00.000Z",
        "place": "Our office, 2nd floor",
        "note": "Trade test in the yard",
        "invitation": "Please come with your passport and two photographs.",
        "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
        "people": 2
      }
    ],
    "past": []
  },
  "applications.board": [
    {
      "state": "received",
      "count": 2,
      "cards": [
        {
          "id": "b5b680cc-9465-4273-a25c-692ec4d50e3b",
          "reference": "APP-6MQEWB",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-23T14:05:31.592Z",
          "createdAt": "2026-11-23T14:05:31.592Z",
          "isDuplicate": false
        },
        {
          "id": "348083b7-5281-4e95-ac1a-0fd51085e6a9",
          "reference": "APP-YCWNLP",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-23T14:05:33.173Z",
          "createdAt": "2026-11-23T14:05:33.173Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "ac2e3aec-d402-430a-a3dc-991b1a012a2d",
          "reference": "APP-AQG6PJ",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T14:05:36.080Z",
          "createdAt": "2026-11-23T14:05:35.328Z",
          "isDuplicate": false
        },
        {
          "id": "6b6e7612-20cf-403e-9a52-21059bc0dc65",
          "reference": "APP-W7FT4Z",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T14:05:36.391Z",
          "createdAt": "2026-11-23T14:05:33.887Z",
          "isDuplicate": false
        },
        {
          "id": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
          "reference": "APP-9XKRW4",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T14:05:36.562Z",
          "createdAt": "2026-11-23T14:05:34.979Z",
          "isDuplicate": false
        },
        {
          "id": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
          "reference": "APP-PXEV65",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T14:05:36.717Z",
          "createdAt": "2026-11-23T14:05:34.561Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "selected",
      "count": 0,
      "cards": []
    },
    {
      "state": "medical",
      "count": 0,
      "cards": []
    },
    {
      "state": "visa",
      "count": 0,
      "cards": []
    },
    {
      "state": "ticket",
      "count": 0,
      "cards": []
    },
    {
      "state": "departed",
      "count": 0,
      "cards": []
    },
    {
      "state": "rejected",
      "count": 0,
      "cards": []
    },
    {
      "state": "withdrawn",
      "count": 0,
      "cards": []
    }
  ],
  "applications.list": {
    "rows": [
      {
        "id": "ac2e3aec-d402-430a-a3dc-991b1a012a2d",
        "reference": "APP-AQG6PJ",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T14:05:36.080Z",
        "createdAt": "2026-11-23T14:05:35.328Z",
        "isDuplicate": false
      },
      {
        "id": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "reference": "APP-9XKRW4",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T14:05:36.562Z",
        "createdAt": "2026-11-23T14:05:34.979Z",
        "isDuplicate": false
      },
      {
        "id": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "reference": "APP-PXEV65",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T14:05:36.717Z",
        "createdAt": "2026-11-23T14:05:34.561Z",
        "isDuplicate": false
      },
      {
        "id": "6b6e7612-20cf-403e-9a52-21059bc0dc65",
        "reference": "APP-W7FT4Z",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T14:05:36.391Z",
        "createdAt": "2026-11-23T14:05:33.887Z",
        "isDuplicate": false
      },
      {
        "id": "348083b7-5281-4e95-ac1a-0fd51085e6a9",
        "reference": "APP-YCWNLP",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-23T14:05:33.173Z",
        "createdAt": "2026-11-23T14:05:33.173Z",
        "isDuplicate": false
      },
      {
        "id": "b5b680cc-9465-4273-a25c-692ec4d50e3b",
        "reference": "APP-6MQEWB",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-23T14:05:31.592Z",
        "createdAt": "2026-11-23T14:05:31.592Z",
        "isDuplicate": false
      }
    ],
    "count": 6,
    "page": 1,
    "pages": 1,
    "counts": {
      "called": 4,
      "received": 2
    }
  },
  "applications.byId": {
    "id": "ac2e3aec-d402-430a-a3dc-991b1a012a2d",
    "reference": "APP-AQG6PJ",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "state": "called",
    "stateAt": "2026-11-23T14:05:36.080Z",
    "createdAt": "2026-11-23T14:05:35.328Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-23T14:05:36.080Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-774d2cba",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "f179d04f-7898-4b27-a880-3cb060cb4594",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "ba6b1650-a485-4704-854b-6cae6c520ca8",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null,
        "by": "Ayesha Rahman"
      }
    ],
    "entries": [],
    "files": [],
    "others": [],
    "merged": [],
    "suggestions": {
      "received": {
        "sentence": "",
        "nextStep": "We will call you if you are suitable for the job.",
        "cost": 0,
        "payer": null
      },
      "called": {
        "sentence": "",
        "nextStep": "We will tell you the day of the interview.",
        "cost": 0,
        "payer": null
      },
      "selected": {
        "sentence": "",
        "nextStep": "Next is the medical check. We will tell you where and when.",
        "cost": 0,
        "payer": "employer"
      },
      "medical": {
        "sentence": "",
        "nextStep": "Next is the visa. Keep your passport ready.",
        "cost": 0,
        "payer": "employer"
      },
      "visa": {
        "sentence": "",
        "nextStep": "Next come the training, the BMET clearance and the ticket.",
        "cost": 0,
        "payer": "employer"
      },
      "ticket": {
        "sentence": "",
        "nextStep": "Next is your flight. We will tell you when to be at the airport.",
        "cost": null,
        "payer": null
      },
      "departed": {
        "sentence": "",
        "nextStep": "Call us at any time if something is not as in your contract.",
        "cost": null,
        "payer": null
      },
      "rejected": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      "withdrawn": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      }
    },
    "reasons": [
      "All posts are filled. We will call you when there is another suitable job.",
      "This job needs more experience than you have now.",
      "You did not pass the test. You may apply again for another job.",
      "You did not come to the interview, and we could not reach you.",
      "You did not pass the medical check for this job. Ask us for the report; it is yours."
    ],
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-AQG6PJ."
  },
  "applications.interviews.byId": {
    "id": "85a3a4ff-9bc1-4d63-9807-54c539d53837",
    "vacancyId": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "at": "2026-11-27T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "reference": "APP-9XKRW4",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "email": null,
        "trade": "mason",
        "district": "khulna",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      },
      {
        "id": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "reference": "APP-PXEV65",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "email": null,
        "trade": "mason",
        "district": "sylhet",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      }
    ]
  }
} satisfies Answers


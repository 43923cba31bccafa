import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "search.site": {
    "kinds": [
      {
        "kind": "pages",
        "count": 9,
        "found": [
          {
            "path": "/visa-service",
            "title": {
              "pieces": [
                {
                  "text": "Visa",
                  "isMatch": true
                },
                {
                  "text": " Assistance"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "Visa",
                  "isMatch": true
                },
                {
                  "text": " Assistance"
                }
              ]
            }
          },
          {
            "path": "/about-us",
            "title": {
              "pieces": [
                {
                  "text": "About Us"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "Head of the "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": " desk"
                }
              ]
            }
          },
          {
            "path": "/mission",
            "title": {
              "pieces": [
                {
                  "text": "Mission"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "We do not sell "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": "s. We never hold a passport to stop a person from leaving. We take no demand in which the worker pays what the employer owes. Somebody offered you this in our name? Tell us."
                }
              ]
            }
          },
          {
            "path": "/values",
            "title": {
              "pieces": [
                {
                  "text": "Values"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "… "
                },
                {
                  "text": "a signature, and we never keep a passport longer than the "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": " desk needs it. The same holds for employers. If a crew will be late, the foreman hears it early. If the order was for six, we do not send"
                },
                {
                  "text": " …"
                }
              ]
            }
          },
          {
            "path": "/all-services",
            "title": {
              "pieces": [
                {
                  "text": "All Services"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "Consultancy, employment assistance, tickets, "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": "s and skill development: everything Meghbridge Overseas does for employers and workers."
                }
              ]
            }
          },
          {
            "path": "/manpower-service",
            "title": {
              "pieces": [
                {
                  "text": "Manpower Consultancy"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "… "
                },
                {
                  "text": "week: how many invited, chosen, medically fit, with a "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": ", with a ticket."
                }
              ]
            }
          },
          {
            "path": "/employment-service",
            "title": {
              "pieces": [
                {
                  "text": "Employment Assistance"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "Visa",
                  "isMatch": true
                }
              ]
            }
          },
          {
            "path": "/ticket-service",
            "title": {
              "pieces": [
                {
                  "text": "Ticket Assistance"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "… "
                },
                {
                  "text": "and the rules of the airlines. A flight is booked when the "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": " is in the passport, and moved in time when the "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": " is late. Groups travel on one list. We ask for seats together and choose connections"
                },
                {
                  "text": " …"
                }
              ]
            }
          },
          {
            "path": "/recruitment-procedure",
            "title": {
              "pieces": [
                {
                  "text": "Recruitment procedure"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "… "
                },
                {
                  "text": "demand letter Attested power of attorney Copy of the "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": " approval or work permit Application for recruitment permission"
                }
              ]
            }
          }
        ]
      },
      {
        "kind": "countries",
        "count": 1,
        "found": [
          {
            "path": "/our-clients/1c07f778-9c98-4303-a77d-a65828a28677",
            "title": {
              "pieces": [
                {
                  "text": "Oman"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "… "
                },
                {
                  "text": "by the harbours. Many employers in Oman are small, so "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": " clearance, medical check and training before departure all go through our office. Housing and accident cover are written into the contract."
                }
              ]
            }
          }
        ]
      },
      {
        "kind": "companies",
        "count": 2,
        "found": [
          {
            "path": "/each-company-details/meghbridge-overseas",
            "title": {
              "pieces": [
                {
                  "text": "Meghbridge Overseas"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "Recruitment, trade tests, training, "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": "s, tickets"
                }
              ]
            }
          },
          {
            "path": "/each-company-details/meghbridge-medical",
            "title": {
              "pieces": [
                {
                  "text": "Meghbridge Medical Service"
                }
              ]
            },
            "excerpt": {
              "pieces": [
                {
                  "text": "… "
                },
                {
                  "text": "learned of high blood pressure or bad teeth only when a "
                },
                {
                  "text": "visa",
                  "isMatch": true
                },
                {
                  "text": " depended on it. The clinic in Dhaka now has fourteen consulting rooms, a laboratory and an X-ray unit, and sees about 190 patients a day:"
                },
                {
                  "text": " …"
                }
              ]
            }
          }
        ]
      }
    ]
  },
  "search.records": [
    {
      "feature": "clients",
      "id": "5e16bd6c-565d-45fc-8f84-0a1fa8142876",
      "href": "/admin/update-client/5e16bd6c-565d-45fc-8f84-0a1fa8142876",
      "title": "Qatar",
      "titleBn": "কাতার"
    },
    {
      "feature": "fees",
      "id": "3ae08c09-9964-4124-ac68-f626797d7940",
      "href": "/admin/fees/3ae08c09-9964-4124-ac68-f626797d7940",
      "title": "Qatar"
    },
    {
      "feature": "news",
      "id": "090e732a-5d93-45f2-93d3-041074fc12d0",
      "href": "/admin/news/090e732a-5d93-45f2-93d3-041074fc12d0",
      "title": "Sixty-four masons and scaffolders chosen for Qatar",
      "titleBn": "কাতারের জন্য বাছাইয়ে টিকলেন ৬৪ রাজমিস্ত্রি ও স্ক্যাফোল্ডার"
    },
    {
      "feature": "vacancies",
      "id": "f3e68800-6f58-4fca-97eb-69ad8a5a0ff7",
      "href": "/admin/vacancies/f3e68800-6f58-4fca-97eb-69ad8a5a0ff7",
      "title": "Heavy driver, Qatar"
    }
  ]
} satisfies MockResponses

export const bn = {} satisfies MockResponses


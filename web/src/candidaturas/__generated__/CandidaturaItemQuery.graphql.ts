/**
 * @generated SignedSource<<0711aa03d654c0dfeb4e1771b36954bb>>
 * @relayHash 441ebedaf7f2e5931dd1f81484cffac7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0c6ac4ae2f9d1b41e0c05f83a7bd313abc45f2aafd1e6110ce20b9570573030

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaItemQuery$variables = {
  codigo: string;
  comEtapas: boolean;
};
export type CandidaturaItemQuery$data = {
  readonly vaga?: {
    readonly minhaCandidatura: {
      readonly candidatura: {
        readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_candidatura">;
      } | null;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_vaga">;
  } | null;
};
export type CandidaturaItemQuery = {
  response: CandidaturaItemQuery$data;
  variables: CandidaturaItemQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "codigo"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "comEtapas"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "codigo",
    "variableName": "codigo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etapa",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "titulo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tipo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Pessoa",
    "kind": "LinkedField",
    "name": "autor",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nomeDoTipo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "prazo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "encerrada",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SituacaoDaCandidatura",
    "kind": "LinkedField",
    "name": "minhaCandidatura",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidaturaItemQuery",
    "selections": [
      {
        "condition": "comEtapas",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Vaga",
            "kind": "LinkedField",
            "name": "vaga",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CandidaturaItem_vaga"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "comEtapas",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Vaga",
            "kind": "LinkedField",
            "name": "vaga",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SituacaoDaCandidatura",
                "kind": "LinkedField",
                "name": "minhaCandidatura",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Candidatura",
                    "kind": "LinkedField",
                    "name": "candidatura",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "CandidaturaItem_candidatura"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CandidaturaItemQuery",
    "selections": [
      {
        "condition": "comEtapas",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Vaga",
            "kind": "LinkedField",
            "name": "vaga",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "comEtapas",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Vaga",
            "kind": "LinkedField",
            "name": "vaga",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SituacaoDaCandidatura",
                "kind": "LinkedField",
                "name": "minhaCandidatura",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Candidatura",
                    "kind": "LinkedField",
                    "name": "candidatura",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Vaga",
                        "kind": "LinkedField",
                        "name": "vaga",
                        "plural": false,
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "podeEscolherHorario",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "respostasFaltando",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "VagaOriginal",
                        "kind": "LinkedField",
                        "name": "vagaOriginal",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "mudou",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "temRespostas",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cartaDeMotivacao",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "compartilhaHistorico",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "criadaEm",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MudancaDeEtapa",
                        "kind": "LinkedField",
                        "name": "mudancas",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "para",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "em",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "palavra",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f0c6ac4ae2f9d1b41e0c05f83a7bd313abc45f2aafd1e6110ce20b9570573030",
    "metadata": {},
    "name": "CandidaturaItemQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b9f6ed64c40dd3b7cc1107b65bfcd943";

export default node;

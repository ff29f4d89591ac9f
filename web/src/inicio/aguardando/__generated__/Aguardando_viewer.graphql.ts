/**
 * @generated SignedSource<<1722f15cbbc5937482f696ff49faf468>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Aguardando_viewer$data = {
  readonly convites: ReadonlyArray<{
    readonly convidadoPor: {
      readonly nome: string | null;
    } | null;
    readonly vaga: {
      readonly codigo: string;
      readonly titulo: string | null;
    } | null;
  }> | null;
  readonly minhasVagas: Result<{
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"vagas_vaga">;
      };
    }>;
  }, unknown>;
  readonly naoLidas: {
    readonly mensagens: number | null;
  };
  readonly pendencias: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"porVaga_pendencias">;
  } | null, unknown>;
  readonly " $fragmentType": "Aguardando_viewer";
};
export type Aguardando_viewer$key = {
  readonly " $data"?: Aguardando_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Aguardando_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titulo",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Vaga",
  "kind": "LinkedField",
  "name": "vaga",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Aguardando_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Pendencias",
        "kind": "LinkedField",
        "name": "pendencias",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "porVaga_pendencias",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalDeNovas",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "NovasDaVaga",
                "kind": "LinkedField",
                "name": "novasPorVaga",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maisRecente",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RespostaPendente",
                "kind": "LinkedField",
                "name": "respostas",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "semResposta",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "esperandoHa7Dias",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "retidas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "divulgacaoEm",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "respostaAte",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Convite",
        "kind": "LinkedField",
        "name": "convites",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Pessoa",
            "kind": "LinkedField",
            "name": "convidadoPor",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NaoLidas",
      "kind": "LinkedField",
      "name": "naoLidas",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mensagens",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          }
        ],
        "concreteType": "MinhaVagaConnection",
        "kind": "LinkedField",
        "name": "minhasVagas",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VagaEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "vagas_vaga",
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
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
                        "kind": "CatchField",
                        "field": {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "totalDeCandidatos",
                          "storageKey": null
                        },
                        "to": "NULL"
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "minhasVagas(first:50)"
      },
      "to": "RESULT"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "cd3bafda50b1d7121444639a197f9773";

export default node;

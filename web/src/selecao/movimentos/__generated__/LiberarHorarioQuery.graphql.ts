/**
 * @generated SignedSource<<f9054084d9171b9f774a530b29b52ef5>>
 * @relayHash b7ecf56665a2878bfb950a218f2fbc45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ec59c9f4e6ccbc7acc6b84adde3a8f013c81eca132ed50c039ca2da1c714d5e

import type { ConcreteRequest } from 'relay-runtime';
export type LiberarHorarioQuery$variables = {
  vaga: string;
};
export type LiberarHorarioQuery$data = {
  readonly node: {
    readonly vaga: {
      readonly entrevistas: ReadonlyArray<{
        readonly candidato: {
          readonly id: string;
        } | null;
        readonly inicio: string;
        readonly minutos: number;
      }> | null;
    } | null;
  } | null;
};
export type LiberarHorarioQuery = {
  response: LiberarHorarioQuery$data;
  variables: LiberarHorarioQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vaga"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "vaga"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inicio",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minutos",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Pessoa",
  "kind": "LinkedField",
  "name": "candidato",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LiberarHorarioQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Horario",
                  "kind": "LinkedField",
                  "name": "entrevistas",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "Vaga",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "vaga"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiberarHorarioQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Horario",
                "kind": "LinkedField",
                "name": "entrevistas",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Vaga",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5ec59c9f4e6ccbc7acc6b84adde3a8f013c81eca132ed50c039ca2da1c714d5e",
    "metadata": {},
    "name": "LiberarHorarioQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "81a3bb525fae82ca365a90d710cfb8a0";

export default node;

/**
 * @generated SignedSource<<7ad29a76337ac055574807d1d21c8966>>
 * @relayHash 1e0c1471c67cff5b637b5d452799e93c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa828df8806c9911c6d1ce4bea30b886a2eb5065a7fc0de103fd0bdda93318ec

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlcanceCardQuery$variables = {
  codigo: string;
};
export type AlcanceCardQuery$data = {
  readonly vaga: {
    readonly alcance: {
      readonly candidataram: number;
      readonly comecaram: number;
      readonly dias: ReadonlyArray<{
        readonly __typename: "DiaDoAlcance";
      }>;
      readonly salvaram: number;
      readonly viram: number;
      readonly " $fragmentSpreads": FragmentRefs<"DiasDoAlcance_alcance" | "OrigensDoAlcance_alcance">;
    } | null;
  } | null;
};
export type AlcanceCardQuery = {
  response: AlcanceCardQuery$data;
  variables: AlcanceCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "codigo"
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
  "name": "viram",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salvaram",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comecaram",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "candidataram",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AlcanceCardQuery",
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
            "concreteType": "Alcance",
            "kind": "LinkedField",
            "name": "alcance",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DiaDoAlcance",
                "kind": "LinkedField",
                "name": "dias",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DiasDoAlcance_alcance"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrigensDoAlcance_alcance"
              }
            ],
            "storageKey": null
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
    "name": "AlcanceCardQuery",
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
            "concreteType": "Alcance",
            "kind": "LinkedField",
            "name": "alcance",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DiaDoAlcance",
                "kind": "LinkedField",
                "name": "dias",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dia",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrigemDoAlcance",
                "kind": "LinkedField",
                "name": "origens",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "origem",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fa828df8806c9911c6d1ce4bea30b886a2eb5065a7fc0de103fd0bdda93318ec",
    "metadata": {},
    "name": "AlcanceCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40eb9fe5cc730eab06071ebff43dd005";

export default node;

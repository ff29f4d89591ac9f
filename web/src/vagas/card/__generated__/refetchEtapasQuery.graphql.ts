/**
 * @generated SignedSource<<1928b3f1af1bcd178855ac053f48dbb7>>
 * @relayHash b802373dd5abd6ae486dd2675fc04a18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6ebbc2a6fd47d5fd7bea3ea732d4ac305c3d00e4eba0b196d5fbbb399b9a862

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refetchEtapasQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type refetchEtapasQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly vaga?: {
      readonly " $fragmentSpreads": FragmentRefs<"MinhaEtapa_vaga">;
    } | null;
  } | null>;
};
export type refetchEtapasQuery = {
  response: refetchEtapasQuery$data;
  variables: refetchEtapasQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "refetchEtapasQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MinhaEtapa_vaga"
                    }
                  ],
                  "type": "Vaga",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "vaga"
              }
            ],
            "type": "Vaga",
            "abstractKey": null
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
    "name": "refetchEtapasQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
                "kind": "ScalarField",
                "name": "codigo",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "etapa",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Vaga",
            "abstractKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d6ebbc2a6fd47d5fd7bea3ea732d4ac305c3d00e4eba0b196d5fbbb399b9a862",
    "metadata": {},
    "name": "refetchEtapasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8fb2a903eb9caf3d8feb5d0150cec745";

export default node;

/**
 * @generated SignedSource<<ff98ee9ef2115589908820335732e8c7>>
 * @relayHash 8970eb00691462bf971b7a2e22c193f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d65da0956cca8501f576bccc3b18e6358eb2c95a4e0bac37bf3e4e630a58c4b4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagasSecaoEtapasQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type VagasSecaoEtapasQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly vaga?: {
      readonly " $fragmentSpreads": FragmentRefs<"MinhaEtapa_vaga">;
    } | null;
  } | null>;
};
export type VagasSecaoEtapasQuery = {
  response: VagasSecaoEtapasQuery$data;
  variables: VagasSecaoEtapasQuery$variables;
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
    "name": "VagasSecaoEtapasQuery",
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
    "name": "VagasSecaoEtapasQuery",
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
    "id": "d65da0956cca8501f576bccc3b18e6358eb2c95a4e0bac37bf3e4e630a58c4b4",
    "metadata": {},
    "name": "VagasSecaoEtapasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8bee1fe2da684327220fc5789462b87e";

export default node;

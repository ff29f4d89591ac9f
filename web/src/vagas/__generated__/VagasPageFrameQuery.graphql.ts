/**
 * @generated SignedSource<<7b38994b944c734e33a583261dfc7f9c>>
 * @relayHash de55f5625a3cad5923de0af5ba70519a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45f7038b097b8ad32cd186c948f0a7f37a2b68115193bfae95bc77d064c17a2d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagasPageFrameQuery$variables = Record<PropertyKey, never>;
export type VagasPageFrameQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"VagasPage_frame">;
};
export type VagasPageFrameQuery = {
  response: VagasPageFrameQuery$data;
  variables: VagasPageFrameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VagasPageFrameQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "VagasPage_frame"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VagasPageFrameQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProgressoComplementar",
            "kind": "LinkedField",
            "name": "progressoComplementar",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "estado",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creditosConcluidos",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creditosExigidos",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "percentual",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Departamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codigo",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nome",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "filtraCondicoes",
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "45f7038b097b8ad32cd186c948f0a7f37a2b68115193bfae95bc77d064c17a2d",
    "metadata": {},
    "name": "VagasPageFrameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a8d7b54ae885ea03ed64104fb6ad8cf7";

export default node;

/**
 * @generated SignedSource<<444bf0bdd22d7e0723826d46066be074>>
 * @relayHash b5dc23710844c2c90b21b2a894d444ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 126cd2f19b9d2f0ac27ca6a84d5fd0324bcc06c8d2c38679cc7ebe3b44c32050

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhaEntrevistaQuery$variables = {
  codigo: string;
};
export type MinhaEntrevistaQuery$data = {
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"MinhaEntrevista_vaga">;
  } | null;
};
export type MinhaEntrevistaQuery = {
  response: MinhaEntrevistaQuery$data;
  variables: MinhaEntrevistaQuery$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MinhaEntrevistaQuery",
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
            "name": "MinhaEntrevista_vaga"
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
    "name": "MinhaEntrevistaQuery",
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
            "concreteType": "Horario",
            "kind": "LinkedField",
            "name": "entrevistas",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inicio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minha",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minutos",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "local",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "link",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "126cd2f19b9d2f0ac27ca6a84d5fd0324bcc06c8d2c38679cc7ebe3b44c32050",
    "metadata": {},
    "name": "MinhaEntrevistaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "681f7afea5557221fed8ccba035c7064";

export default node;

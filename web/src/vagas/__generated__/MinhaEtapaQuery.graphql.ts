/**
 * @generated SignedSource<<49add8bc4ef3eb890cf541dd5cc0870e>>
 * @relayHash af8f43df86cb86b1ed6f80cd50344f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8b483b87f4b934656874f3bc1e1e9c3858bcdf4107dc9dbf6f7ed8a3f3ae34f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhaEtapaQuery$variables = {
  codigo: string;
};
export type MinhaEtapaQuery$data = {
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"MinhaEtapa_vaga">;
  } | null;
};
export type MinhaEtapaQuery = {
  response: MinhaEtapaQuery$data;
  variables: MinhaEtapaQuery$variables;
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
    "name": "id",
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
    "metadata": null,
    "name": "MinhaEtapaQuery",
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
            "name": "MinhaEtapa_vaga"
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
    "name": "MinhaEtapaQuery",
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
            "kind": "ScalarField",
            "name": "codigo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SituacaoDaCandidatura",
            "kind": "LinkedField",
            "name": "minhaSituacao",
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
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d8b483b87f4b934656874f3bc1e1e9c3858bcdf4107dc9dbf6f7ed8a3f3ae34f",
    "metadata": {},
    "name": "MinhaEtapaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0cf890c9f9067b2c2d229310984d23bd";

export default node;

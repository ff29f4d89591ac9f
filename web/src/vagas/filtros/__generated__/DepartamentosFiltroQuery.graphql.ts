/**
 * @generated SignedSource<<0f3452b9fead8f4daa19901c60c5406d>>
 * @relayHash 10e26e94147b720394a3ecc37caa68d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaeea30381f5426500bd70cc16c21b670ca21022cae70268cb14646c76c91299

import type { ConcreteRequest } from 'relay-runtime';
export type DepartamentosFiltroQuery$variables = Record<PropertyKey, never>;
export type DepartamentosFiltroQuery$data = {
  readonly departamentos: ReadonlyArray<{
    readonly codigo: string;
    readonly nome: string;
  }> | null;
};
export type DepartamentosFiltroQuery = {
  response: DepartamentosFiltroQuery$data;
  variables: DepartamentosFiltroQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "nome",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DepartamentosFiltroQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Departamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DepartamentosFiltroQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Departamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "id": "eaeea30381f5426500bd70cc16c21b670ca21022cae70268cb14646c76c91299",
    "metadata": {},
    "name": "DepartamentosFiltroQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8b5252eca4780dc2625b1eb4409d0a5";

export default node;

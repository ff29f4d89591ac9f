/**
 * @generated SignedSource<<32cfb9c43a316461f7a897bf8bd2e2e1>>
 * @relayHash 6a3cb54a718eaa25d8dfaadd57fd407d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a6b589faedd86c07afefcb708b32a4af6d4367e16cf083d0da4507ed453f7bd

import type { ConcreteRequest } from 'relay-runtime';
export type TipoDeAviso = "CANDIDATURAS" | "COMECADAS" | "COMUNICADO" | "CONVITE" | "ENTREVISTA" | "ENTREVISTAS" | "ETAPA" | "FINALIZADA" | "MENSAGEM" | "MENSAGENS" | "MUDANCA" | "NOVAS_VAGAS" | "PRAZOS_DE_SALVAS" | "RECIBO" | "RESPOSTAS" | "RETIRADAS";
export type conferirAparelhoQuery$variables = Record<PropertyKey, never>;
export type conferirAparelhoQuery$data = {
  readonly viewer: {
    readonly noAparelho: {
      readonly aparelho: {
        readonly endereco: string;
        readonly tipos: ReadonlyArray<TipoDeAviso>;
      } | null;
    } | null;
  } | null;
};
export type conferirAparelhoQuery = {
  response: conferirAparelhoQuery$data;
  variables: conferirAparelhoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "NoAparelho",
  "kind": "LinkedField",
  "name": "noAparelho",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Aparelho",
      "kind": "LinkedField",
      "name": "aparelho",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endereco",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipos",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "conferirAparelhoQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "conferirAparelhoQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "6a6b589faedd86c07afefcb708b32a4af6d4367e16cf083d0da4507ed453f7bd",
    "metadata": {},
    "name": "conferirAparelhoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb5c7aea5f1abb144abeaf31d6243b12";

export default node;

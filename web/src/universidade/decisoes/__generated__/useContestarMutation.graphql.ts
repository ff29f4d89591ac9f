/**
 * @generated SignedSource<<f37c06eb186614e48644b0b7547edf50>>
 * @relayHash 59451ee1a0ff4c47d6a3bebf19b42a66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43038f601a8a7a12ac7761655160865805feabad60b31fc76810b984dcba080f

import type { ConcreteRequest } from 'relay-runtime';
export type SituacaoDoCaso = "ABERTO" | "CONTESTADO" | "DECIDIDO" | "ENCERRADO";
export type ContestarInput = {
  caso: string;
  texto: string;
};
export type useContestarMutation$variables = {
  input: ContestarInput;
};
export type useContestarMutation$data = {
  readonly contestar: {
    readonly __typename: "ContestarSuccess";
    readonly decisao: {
      readonly contestacao: {
        readonly texto: string;
      } | null;
      readonly contestarAte: string | null;
      readonly situacao: SituacaoDoCaso;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useContestarMutation = {
  response: useContestarMutation$data;
  variables: useContestarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Contestacao",
  "kind": "LinkedField",
  "name": "contestacao",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "texto",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "situacao",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contestarAte",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mensagem",
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useContestarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "contestar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "DecisaoRecebida",
                  "kind": "LinkedField",
                  "name": "decisao",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "type": "ContestarSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContestarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "contestar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DecisaoRecebida",
                "kind": "LinkedField",
                "name": "decisao",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
            ],
            "type": "ContestarSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "43038f601a8a7a12ac7761655160865805feabad60b31fc76810b984dcba080f",
    "metadata": {},
    "name": "useContestarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5b64fb1dd7f7138664020c05b650c69";

export default node;

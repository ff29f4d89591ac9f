/**
 * @generated SignedSource<<2699193aa48d065bcbab70cfd011b9bb>>
 * @relayHash 68b63f8a070a2767c008487a2771c5d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a5f36fb5ce7b064e0590a01f6211048f7b8f6fadc7dbf77a4a430f3052869e7

import type { ConcreteRequest } from 'relay-runtime';
export type EnviarEmailDeTesteInput = {
  remetente?: RemetenteInput | null;
};
export type RemetenteInput = {
  email: string;
  nome?: string | null;
  responderPara?: string | null;
};
export type EmailDeTesteMutation$variables = {
  input: EnviarEmailDeTesteInput;
};
export type EmailDeTesteMutation$data = {
  readonly enviarEmailDeTeste: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "EnviarEmailDeTesteSuccess";
    readonly resposta: {
      readonly aceito: boolean;
      readonly texto: string;
    } | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type EmailDeTesteMutation = {
  response: EmailDeTesteMutation$data;
  variables: EmailDeTesteMutation$variables;
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
  "concreteType": "RespostaDoServidorDeEmail",
  "kind": "LinkedField",
  "name": "resposta",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aceito",
      "storageKey": null
    },
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
    "name": "EmailDeTesteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "enviarEmailDeTeste",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ],
            "type": "EnviarEmailDeTesteSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
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
    "name": "EmailDeTesteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "enviarEmailDeTeste",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "EnviarEmailDeTesteSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a5f36fb5ce7b064e0590a01f6211048f7b8f6fadc7dbf77a4a430f3052869e7",
    "metadata": {},
    "name": "EmailDeTesteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a5bd87ad7e94f7cbcf565c08eeaa2bf";

export default node;

/**
 * @generated SignedSource<<f59f0c8852e3bc32e6339d8b19a4e619>>
 * @relayHash adebc1ea7483dbed7d4473334cd57fd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bc4835c5eba635fc2e8dfc283028fe159be23570afb9c86949c17786b2fb7c3

import type { ConcreteRequest } from 'relay-runtime';
export type ModoDeAviso = "NA_HORA" | "NENHUM" | "NO_QUADRO" | "RESUMO";
export type TipoDeAviso = "CANDIDATURAS" | "COMECADAS" | "COMUNICADO" | "CONVITE" | "ENTREVISTA" | "ENTREVISTAS" | "ETAPA" | "FINALIZADA" | "MENSAGEM" | "MENSAGENS" | "MUDANCA" | "NOVAS_VAGAS" | "PRAZOS_DE_SALVAS" | "RECIBO" | "RESPOSTAS" | "RETIRADAS";
export type MudarAvisoInput = {
  modo: ModoDeAviso;
  tipo: TipoDeAviso;
};
export type useMudarAvisoMutation$variables = {
  input: MudarAvisoInput;
};
export type useMudarAvisoMutation$data = {
  readonly mudarAviso: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "MudarAvisoSuccess";
    readonly viewer: {
      readonly __typename: "Viewer";
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useMudarAvisoMutation = {
  response: useMudarAvisoMutation$data;
  variables: useMudarAvisoMutation$variables;
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
    "name": "useMudarAvisoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "mudarAviso",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "MudarAvisoSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useMudarAvisoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "mudarAviso",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
            "type": "MudarAvisoSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5bc4835c5eba635fc2e8dfc283028fe159be23570afb9c86949c17786b2fb7c3",
    "metadata": {},
    "name": "useMudarAvisoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ea077be1fea09882b8008dad2ccfea6";

export default node;

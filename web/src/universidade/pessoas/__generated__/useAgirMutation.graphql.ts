/**
 * @generated SignedSource<<de5157765ff25ab4315e6e8808e536e2>>
 * @relayHash bdd0805e1244c8afc08ecf825ec1bc5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3e20e88f77ab522e241d1e09750d3af7a238d4cac91caaac32b6505c03dde1b

import type { ConcreteRequest } from 'relay-runtime';
export type AtoDeAdministracao = "CONFIRMAR_PROFESSOR" | "ENCERRAR_SESSOES" | "ENVIAR_LINK_DE_SENHA" | "REATIVAR" | "RECUSAR_PROFESSOR" | "RETIRAR_ADMINISTRADOR" | "RETIRAR_ENCARREGADO" | "RETIRAR_MODERADOR" | "REVOGAR_PROFESSOR" | "SUSPENDER" | "TORNAR_ADMINISTRADOR" | "TORNAR_ENCARREGADO" | "TORNAR_MODERADOR";
export type PapelDaConta = "ADMINISTRADOR" | "ENCARREGADO" | "ESTUDANTE" | "MODERADOR" | "PROFESSOR";
export type SituacaoDaPessoa = "ATIVA" | "A_CONFIRMAR" | "A_VERIFICAR" | "RECUSADO" | "SUSPENSA";
export type AgirSobrePessoaInput = {
  ate?: string | null;
  ato: AtoDeAdministracao;
  motivo?: string | null;
  pessoa: string;
};
export type useAgirMutation$variables = {
  input: AgirSobrePessoaInput;
};
export type useAgirMutation$data = {
  readonly agirSobrePessoa: {
    readonly __typename: "AgirSobrePessoaSuccess";
    readonly pessoa: {
      readonly motivo: string | null;
      readonly papeis: ReadonlyArray<PapelDaConta>;
      readonly situacao: SituacaoDaPessoa;
      readonly suspensaAte: string | null;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAgirMutation = {
  response: useAgirMutation$data;
  variables: useAgirMutation$variables;
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
  "kind": "ScalarField",
  "name": "papeis",
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
  "name": "suspensaAte",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivo",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampoInvalido",
      "kind": "LinkedField",
      "name": "campos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campo",
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
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
    "name": "useAgirMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "agirSobrePessoa",
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
                  "concreteType": "PessoaAdministrada",
                  "kind": "LinkedField",
                  "name": "pessoa",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "type": "AgirSobrePessoaSuccess",
            "abstractKey": null
          },
          (v8/*:: as any*/)
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
    "name": "useAgirMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "agirSobrePessoa",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PessoaAdministrada",
                "kind": "LinkedField",
                "name": "pessoa",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
            "type": "AgirSobrePessoaSuccess",
            "abstractKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b3e20e88f77ab522e241d1e09750d3af7a238d4cac91caaac32b6505c03dde1b",
    "metadata": {},
    "name": "useAgirMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93c52dd557b8768bba0d73793ead6d13";

export default node;

/**
 * @generated SignedSource<<931861aafed4be862bd011e6ead56588>>
 * @relayHash ae8682e5c6d5f0501ec9d4b39890cdc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89e7bf6daca8f6898ae14d40acfa334461ba62ce9e01a1198018ddb0638995c5

import type { ConcreteRequest } from 'relay-runtime';
export type ObjetivoPrincipal = "CURRICULO" | "MENTORIA" | "OPORTUNIDADES" | "OUTRO" | "PROJETOS_ACADEMICOS" | "REDE_DE_CONTATOS";
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type CadastrarInput = {
  curso?: string | null;
  departamento?: string | null;
  documentos?: number | null;
  email: string;
  interesses?: ReadonlyArray<string> | null;
  nome: string;
  objetivoPrincipal?: ObjetivoPrincipal | null;
  papel: Papel;
  periodoDeInicio?: string | null;
  prova?: string | null;
  senha: string;
  sobre?: string | null;
};
export type useCadastrarMutation$variables = {
  input: CadastrarInput;
};
export type useCadastrarMutation$data = {
  readonly cadastrar: {
    readonly __typename: "CadastrarSuccess";
    readonly __typename: "CadastrarSuccess";
  } | {
    readonly __typename: "ContaCriadaSemInteresses";
    readonly mensagem: string;
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
export type useCadastrarMutation = {
  response: useCadastrarMutation$data;
  variables: useCadastrarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "cadastrar",
    "plural": false,
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
          (v1/*:: as any*/),
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "EntradaInvalida",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "ContaCriadaSemInteresses",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCadastrarMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCadastrarMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "89e7bf6daca8f6898ae14d40acfa334461ba62ce9e01a1198018ddb0638995c5",
    "metadata": {},
    "name": "useCadastrarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f77ad40a4302f0dabd119e0dec2a0f3";

export default node;

/**
 * @generated SignedSource<<76f4d89de46e23d3d5ed578d244b897f>>
 * @relayHash 47e41f28acf500fe4d4c19ccf5bfd91c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cc7664da35eb7559bb6e69f045df329d8db1bc694de424a1979eee1661ace80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cc7664da35eb7559bb6e69f045df329d8db1bc694de424a1979eee1661ace80",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<bb4562e54599547ebdb8e8aff4663770>>
 * @relayHash 5ba2f402ec2c207d7e6288e3eeebe9f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 608a496a810d82786a3cc413b670577dcba2df956169f54e92729d4659207af5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversasPageQuery } from './ConversasPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "608a496a810d82786a3cc413b670577dcba2df956169f54e92729d4659207af5",
    "metadata": {},
    "name": "ConversasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
